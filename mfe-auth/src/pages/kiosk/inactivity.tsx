import { useEffect, useRef, useState } from 'react'
import { Button } from '@portal/shared-ui/buttons/button'
import { Dialog } from '@portal/shared-ui/layout/dialog'
import { secondsBeforeReset } from '../../domain/kiosk-idle.ts'
import { t } from '../../messages/kiosk.ts'
import * as css from './inactivity.module.css'

type Props = {
  /** A call is running, during which no person has to touch the tablet. */
  busy: boolean
  onOver: () => void
}

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll', 'touchstart'] as const

/** Asks whether the person is still there; without an answer the kiosk starts again (rule kiosk-4). */
export function KioskInactivity({ busy, onOver }: Props) {
  const lastActivity = useRef(0)
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const warned = secondsLeft !== null && !busy

  useEffect(() => {
    lastActivity.current = Date.now()
    if (busy) return
    const tick = (): void => setSecondsLeft(secondsBeforeReset((Date.now() - lastActivity.current) / 1000))
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [busy])

  useEffect(() => {
    // While the warning is open, only its buttons count as activity.
    if (warned) return
    const note = (): void => void (lastActivity.current = Date.now())
    const stop = new AbortController()
    const options = { passive: true, capture: true, signal: stop.signal }
    for (const name of activityEvents) window.addEventListener(name, note, options)
    return () => stop.abort()
  }, [warned])

  useEffect(() => {
    if (secondsLeft === 0 && !busy) onOver()
  }, [secondsLeft, busy, onOver])

  function stay(): void {
    lastActivity.current = Date.now()
    setSecondsLeft(null)
  }

  return (
    <Dialog
      open={warned}
      title={t.inactive.title}
      closeLabel={t.inactive.close}
      onClose={stay}
      actions={
        <>
          <Button variant="outline" className={css.leave} onClick={onOver}>
            {t.inactive.leave}
          </Button>
          {/* `showModal` focuses the element with this attribute, which React does not write. */}
          <Button ref={(button) => button?.setAttribute('autofocus', '')} onClick={stay}>
            {t.inactive.stay}
          </Button>
        </>
      }
    >
      <p>{t.inactive.text}</p>
      {/* The role `timer` is not live, so that screen readers do not announce every second. */}
      <p role="timer" className={css.left}>
        {t.inactive.left(secondsLeft ?? 0)}
      </p>
    </Dialog>
  )
}
