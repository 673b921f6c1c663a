import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { passwordChanged } from '@portal/shared-contracts/password/password-changed'
import { $userData } from '@portal/page-library/session'
import { ResultNotice } from '@portal/shared-ui/notices/result-notice'
import { closePasswordForm, passwordChangeForm } from '../../stores/portal.ts'
import { PasswordForm } from '../../ui/password-form.tsx'

type ChangePasswordProps = {
  /**
   * Closes the form once the password is changed or the member cancels; left out where the form is all a page shows.
   */
  onClose?: (isChanged: boolean) => void
}

/** Changes the member's password; the notice of success replaces the form. */
export function ChangePassword({ onClose }: ChangePasswordProps) {
  const [form] = useState(() => passwordChangeForm(() => onClose?.(true)))
  const state = useStore(form.$state)
  const userName = useStore($userData)?.loginName ?? ''
  if (state.status === 'succeeded') {
    return (
      <ResultNotice tone="success" title={passwordChanged.title}>
        {passwordChanged.text}
      </ResultNotice>
    )
  }
  const cancel = () => {
    if (state.status === 'sending') return
    // Also where an older page does not close the form.
    form.reset()
    onClose?.(false)
  }
  return <PasswordForm form={form} state={state} userName={userName} onCancel={onClose && cancel} />
}

/** The form within a page, which then shows that the password is changed. */
const ChangePasswordWidget = () => <ChangePassword onClose={closePasswordForm} />
export { ChangePasswordWidget as Component }
