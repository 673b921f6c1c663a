import { useStore } from '@nanostores/react'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { FailureNotice } from '@delikaterie/shared-ui/failure-notice'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import { Notice } from '@delikaterie/shared-ui/notice'
import { Stack } from '@delikaterie/shared-ui/section'
import { sentenceOf } from '../../messages/fields.ts'
import { t } from '../../messages/registration.ts'
import type { RegistrationModel } from '../../stores/registration.ts'
import * as css from './confirm.module.css'

type Props = { registration: RegistrationModel; email: string; again: boolean; onOtherEmail: () => void }

/** Step 3: the account exists and the member has to open the link in the e-mail. */
export function Confirm({ registration, email, again, onOtherEmail }: Props) {
  const resend = useStore(registration.$resend)
  return (
    <Stack>
      <FocusedHeading>{t.confirmTitle}</FocusedHeading>
      <p className={css.text}>{t.confirm(email)}</p>
      <p className={css.help}>{t.confirmHelp}</p>
      {again && <Notice tone="success">{t.confirmAgain}</Notice>}
      <FailureNotice
        title={t.resendFailed}
        error={failureOf(resend).errors[0]}
        textOf={sentenceOf({ loginName: email })}
      />
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
