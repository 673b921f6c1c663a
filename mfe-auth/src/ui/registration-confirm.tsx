import { useStore } from '@nanostores/react'
import { Button } from '@delikaterie/shared-ui/button'
import { FailureNotice } from '@delikaterie/shared-ui/failure-notice'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import { Notice } from '@delikaterie/shared-ui/notice'
import { Stack } from '@delikaterie/shared-ui/section'
import { sentenceOf } from '../messages/fields.ts'
import { t } from '../messages/registration.ts'
import { firstErrorOf } from '../stores/first-error.ts'
import type { RegistrationModel } from '../stores/registration.ts'
import * as css from './registration-confirm.module.css'

type Props = { registration: RegistrationModel; email: string; again: boolean; onOtherEmail: () => void }

/** Step 3: the account exists and the member has to open the link in the e-mail. */
export function RegistrationConfirm({ registration, email, again, onOtherEmail }: Props) {
  const resend = useStore(registration.$resend)
  const error = firstErrorOf(resend)
  return (
    <Stack>
      <FocusedHeading>{t.confirmTitle}</FocusedHeading>
      <p className={css.text}>{t.confirm(email)}</p>
      <p className={css.help}>{t.confirmHelp}</p>
      {again && <Notice tone="success">{t.confirmAgain}</Notice>}
      <FailureNotice title={t.resendFailed} error={error} textOf={sentenceOf({ loginName: email })} />
      <div className={css.actions}>
        <Button variant="outline" busy={resend.status === 'sending'} onClick={() => void registration.resend()}>
          {t.confirmResend}
        </Button>
        <Button variant="quiet" onClick={onOtherEmail}>
          {t.otherEmail}
        </Button>
      </div>
    </Stack>
  )
}
