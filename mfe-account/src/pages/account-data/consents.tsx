import { errorText, fieldErrorText } from '@portal/shared-contracts/errors/error-messages'
import { $userData } from '@portal/page-library/session'
import { failureOf } from '@portal/page-library/stores'
import { EmailLink } from '@portal/page-library/navigation/links'
import { Button } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { beExcited, newsletter as t } from '../../messages/account-data.ts'
import { memberBeExcited, memberNewsletter } from '../../stores/portal.ts'
import { Part } from './part.tsx'
import * as css from './section.module.css'

/** Whether the member is subscribed to the newsletter, with a button to subscribe. */
export function Newsletter() {
  return (
    <Part part="newsletter">
      <Subscription />
    </Part>
  )
}

function Subscription() {
  const [newsletter] = useState(memberNewsletter)
  const state = useStore(newsletter.$state)
  const subscribed = useStore($userData)?.hasNewsletter
  const [error] = failureOf(state).errors
  if (subscribed) {
    return (
      <Card className={css.section}>
        <p>
          <strong>{t.subscribed}</strong>
        </p>
        <p className={css.hint}>
          {t.unsubscribe} {t.noIssue} <EmailLink />
        </p>
      </Card>
    )
  }
  if (state.status === 'succeeded') {
    return (
      <FocusedNotice tone="success" title={t.subscribedTitle}>
        <p>{typeset(t.confirmEmail)}</p>
        <p>{t.unsubscribe}</p>
      </FocusedNotice>
    )
  }
  return (
    <Card className={css.section}>
      <p>{t.notSubscribed}</p>
      <p className={css.hint}>
        {typeset(t.howItWorks)} {t.unsubscribe}
      </p>
      <FailureNotice title={t.subscribeFailed} error={error} textOf={(rejected) => fieldErrorText(rejected)} />
      <Button busy={state.status === 'sending'} onClick={() => void newsletter.submit()}>
        {t.subscribe}
      </Button>
    </Card>
  )
}

/** The consent to beExcited with its date, and a button to give or withdraw it. */
export function BeExcited() {
  const [consent] = useState(memberBeExcited)
  const state = useStore(consent.$state)
  const givenAt = useStore($userData)?.beExcitedTimeStamp ?? ''
  const [error] = failureOf(state).errors
  return (
    <Part part="beExcited">
      {state.status === 'succeeded' && (
        <FocusedNotice
          tone="success"
          title={state.result.isGiven ? beExcited.givenNow : beExcited.withdrawnNow}
          occasion={state.result}
        >
          {state.result.isGiven ? beExcited.givenText : beExcited.withdrawnText}
        </FocusedNotice>
      )}
      <Card className={css.section}>
        <p>{beExcited.about}</p>
        {givenAt !== '' && (
          <p>
            <strong>{beExcited.given(givenAt)}</strong>
          </p>
        )}
        <p className={css.hint}>{beExcited.withdrawAnyTime}</p>
        <FailureNotice title={beExcited.failed} error={error} textOf={({ code }) => errorText(code)} />
        <Button variant="outline" busy={state.status === 'sending'} onClick={() => void consent.submit(givenAt === '')}>
          {givenAt === '' ? beExcited.give : beExcited.withdraw}
        </Button>
      </Card>
    </Part>
  )
}
