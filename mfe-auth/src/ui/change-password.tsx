import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { $userData } from '@delikaterie/shared-contracts/session'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { fieldLabels } from '../messages/fields.ts'
import { t } from '../messages/passwords.ts'
import { createPasswordChange } from '../stores/password-change.ts'
import { PasswordForm } from './password-form.tsx'

const fields = [
  { field: 'oldPassword', label: fieldLabels.oldPassword, isOld: true },
  { field: 'newPassword', label: fieldLabels.newPassword },
  { field: 'newPasswordConf', label: fieldLabels.newPasswordConf },
] as const

/** Changes the member's password; the notice of success replaces the form. */
function ChangePassword() {
  const [form] = useState(() => createPasswordChange(portalApi))
  const state = useStore(form.$state)
  const userName = useStore($userData)?.loginName ?? ''
  if (state.status === 'succeeded')
    return (
      <FocusedNotice tone="success" title={t.changedTitle}>
        {t.changed}
      </FocusedNotice>
    )
  return <PasswordForm form={form} state={state} fields={fields} ruled="newPassword" userName={userName} />
}
export { ChangePassword as Component }
