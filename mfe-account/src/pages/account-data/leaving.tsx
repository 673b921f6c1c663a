import { $userData } from '@portal/page-library/session'
import { EmailLink } from '@portal/page-library/navigation/links'
import { Button } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { FocusedHeading } from '@portal/shared-ui/text/focused-heading'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { Notice } from '@portal/shared-ui/notices/notice'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { leaving as t } from '../../messages/leaving.ts'
import type { LeavingStore } from '../../stores/leaving.ts'
import { memberLeaving } from '../../stores/portal.ts'
import { LeavingForm } from './leaving-form.tsx'
import { List, Part } from './part.tsx'
import * as css from './section.module.css'

/** Says what ends with the membership, and asks for its end; or says that this is requested. */
export function Leaving() {
  const leaving = memberLeaving()
  const requestedAt = useStore(leaving.$requestedAt)
  const isAsked = useStore(leaving.$isAsked)
  const [takesFocus, setTakesFocus] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const ask = (): void => {
    setTakesFocus(true)
    leaving.ask()
  }
  const cancel = (): void => {
    leaving.cancel()
    // The button disappears with the form.
    title.current?.focus()
  }
  useEffect(() => {
    void leaving.restore()
    // An outcome that was shown takes the focus no more when the member comes back.
    return leaving.reset
  }, [leaving])
  return (
    <Part part="leaving" titleRef={title}>
      {isAsked && <Request leaving={leaving} requestedAt={requestedAt} takesFocus={takesFocus} onCancel={cancel} />}
      {!isAsked && requestedAt === null && (
        <Card className={css.section}>
          <p>{t.offer}</p>
          <Button variant="outline" onClick={ask}>
            {t.ask}
          </Button>
        </Card>
      )}
      {!isAsked && requestedAt !== null && <Requested leaving={leaving} at={requestedAt} onAsk={ask} />}
    </Part>
  )
}

type RequestProps = {
  leaving: LeavingStore
  /** ISO time of an earlier request. */
  requestedAt: string | null
  takesFocus: boolean
  onCancel: () => void
}

/** What ends, and the form; it takes the focus once asked for, and not where input from before opened it. */
function Request({ leaving, requestedAt, takesFocus, onCancel }: RequestProps) {
  const user = useStore($userData)
  return (
    <Card className={css.section}>
      <p>{requestedAt === null ? t.lead : t.leadAgain(requestedAt)}</p>
      <div className={css.consequences}>
        {takesFocus ? <FocusedHeading>{t.consequencesTitle}</FocusedHeading> : <h3>{t.consequencesTitle}</h3>}
        <List items={t.consequences(user && user.loyaltyPoints)} />
      </div>
      <p className={css.hint}>{t.until}</p>
      {user && <LeavingForm leaving={leaving} user={user} onCancel={onCancel} />}
    </Card>
  )
}

/** Takes the focus right after the request, and not after a reload. */
function Requested({ leaving, at, onAsk }: { leaving: LeavingStore; at: string; onAsk: () => void }) {
  const state = useStore(leaving.$state)
  const email = useStore($userData)?.email ?? ''
  const text = (
    <>
      <p>{typeset(t.requested(at, email))}</p>
      <p>
        {t.changedMind} <EmailLink />
      </p>
      <p>
        {t.noConfirmation}{' '}
        <Button variant="quiet" onClick={onAsk}>
          {t.again}
        </Button>
      </p>
    </>
  )
  return state.status === 'succeeded' ? (
    <FocusedNotice tone="success" title={t.requestedTitle}>
      {text}
    </FocusedNotice>
  ) : (
    <Notice tone="info" title={t.requestedTitle}>
      {text}
    </Notice>
  )
}
