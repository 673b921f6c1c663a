import { errorText } from '@portal/shared-contracts/messages/errors'
import { $userData } from '@portal/shared-contracts/session'
import { failureOf } from '@portal/shared-stores'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { FailureNotice } from '@portal/shared-ui/failure-notice'
import { FocusedNotice } from '@portal/shared-ui/focused-notice'
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
