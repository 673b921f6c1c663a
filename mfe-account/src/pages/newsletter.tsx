import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { Button } from '@delikaterie/shared-ui/button'
import { Card } from '@delikaterie/shared-ui/card'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { Notice } from '@delikaterie/shared-ui/notice'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { t } from '../messages/account-data.ts'
import { $subscribed, memberNewsletter } from '../stores/portal.ts'
import * as css from './account-data.module.css'

/** Whether the member has the newsletter, and the way to it. */
export function Newsletter() {
  const [page] = useState(memberNewsletter)
  const state = useStore(page.$state)
  const subscribed = useStore($subscribed)
  if (subscribed) {
    return (
      <Card className={css.newsletter}>
        <p>
          <strong>{t.subscribed}</strong>
        </p>
        <p className={css.hint}>{t.unsubscribe}</p>
      </Card>
    )
  }
  if (state.status === 'asked')
    return (
      <FocusedNotice tone="success" title={t.askedTitle}>
        {t.asked}
      </FocusedNotice>
    )
  return (
    <Card className={css.newsletter}>
      <p>{t.notSubscribed}</p>
      <p className={css.hint}>
        {t.howItWorks} {t.unsubscribe}
      </p>
      {state.status === 'failed' && <Notice tone="error">{errorText(state.code)}</Notice>}
      <Button busy={state.status === 'sending'} onClick={() => void page.ask()}>
        {t.subscribe}
      </Button>
    </Card>
  )
}
