import { fieldErrorText } from '@portal/shared-contracts/messages/errors'
import { failureOf } from '@portal/shared-stores'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { FailureNotice } from '@portal/shared-ui/failure-notice'
import { FocusedNotice } from '@portal/shared-ui/focused-notice'
import { typeset } from '@portal/shared-ui/typeset'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { newsletter as t } from '../../messages/account-data.ts'
import { $subscribed, memberNewsletter } from '../../stores/portal.ts'
import { EmailLink, Part } from './part.tsx'
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
  const subscribed = useStore($subscribed)
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
