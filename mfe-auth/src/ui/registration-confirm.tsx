import { useStore } from '@nanostores/react'
import { Button } from '@delikaterie/shared-ui/button'
import { Notice } from '@delikaterie/shared-ui/notice'
import { Stack } from '@delikaterie/shared-ui/section'
import { failureText } from '../messages/fields.ts'
import { t } from '../messages/registration.ts'
import type { RegistrationModel } from '../stores/registration.ts'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import * as css from './registration-confirm.module.css'

type Props = { registration: RegistrationModel; email: string; again: boolean; onOtherEmail: () => void }

/** The account is created and waits for the link in the e-mail (spec §4 step 3). */
export function RegistrationConfirm({ registration, email, again, onOtherEmail }: Props) {
  const check = useStore(registration.$check)
  return (
    <Stack>
      <FocusedHeading preventScroll>{t.confirmTitle}</FocusedHeading>
      <p className={css.text}>{t.confirm(email)}</p>
      <p className={css.help}>{t.confirmHelp}</p>
      {again && <Notice tone="success">{t.confirmAgain}</Notice>}
      {check.status === 'refused' && <Notice tone="error">{failureText(check.failure)}</Notice>}
      <div className={css.actions}>
        <Button variant="outline" busy={check.status === 'resending'} onClick={() => void registration.resend()}>
          {t.confirmResend}
        </Button>
        <Button variant="quiet" onClick={onOtherEmail}>
          {t.otherEmail}
        </Button>
      </div>
    </Stack>
  )
}
