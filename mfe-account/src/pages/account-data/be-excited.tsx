import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { $userData } from '@delikaterie/shared-contracts/session'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { Card } from '@delikaterie/shared-ui/card'
import { FailureNotice } from '@delikaterie/shared-ui/failure-notice'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { beExcited as t } from '../../messages/account-data.ts'
import { memberBeExcited } from '../../stores/portal.ts'
import { Part } from './part.tsx'
import * as css from './section.module.css'

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
          title={state.result.isGiven ? t.givenNow : t.withdrawnNow}
          occasion={state.result}
        >
          {state.result.isGiven ? t.givenText : t.withdrawnText}
        </FocusedNotice>
      )}
      <Card className={css.section}>
        <p>{t.about}</p>
        {givenAt !== '' && (
          <p>
            <strong>{t.given(givenAt)}</strong>
          </p>
        )}
        <p className={css.hint}>{t.withdrawAnyTime}</p>
        <FailureNotice title={t.failed} error={error} textOf={({ code }) => errorText(code)} />
        <Button variant="outline" busy={state.status === 'sending'} onClick={() => void consent.submit(givenAt === '')}>
          {givenAt === '' ? t.give : t.withdraw}
        </Button>
      </Card>
    </Part>
  )
}
