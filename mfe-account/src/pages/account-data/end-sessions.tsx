import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { Dialog } from '@portal/shared-ui/layout/dialog'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { endSessions as t } from '../../messages/account-data.ts'
import { memberEndSessions } from '../../stores/portal.ts'
import { Part } from './part.tsx'
import * as css from './section.module.css'

/** Ends all sessions of the account after a confirmation, for a member who has lost a device. */
export function EndSessions() {
  const endSessions = memberEndSessions()
  const state = useStore(endSessions.$state)
  const [isConfirming, setConfirming] = useState(false)
  const [error] = failureOf(state).errors
  const close = () => {
    setConfirming(false)
    endSessions.clearErrors()
  }
  return (
    <Part part="endSessions">
      <Card className={css.section}>
        <p>{t.lead}</p>
        <Button variant="outline" onClick={() => setConfirming(true)}>
          {t.open}
        </Button>
      </Card>
      <Dialog
        open={isConfirming}
        title={t.question}
        closeLabel={t.close}
        onClose={close}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t.cancel}
            </Button>
            <Button variant="destructive" busy={state.status === 'sending'} onClick={() => void endSessions.submit()}>
              {t.submit}
            </Button>
          </>
        }
      >
        <p>{t.consequences}</p>
        <p>{t.again}</p>
        <FailureNotice title={t.failed} error={error} textOf={({ code }) => t.error(code)} />
      </Dialog>
    </Part>
  )
}
