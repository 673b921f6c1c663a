import { Button } from '@delikaterie/shared-ui/button'
import { Dialog } from '@delikaterie/shared-ui/dialog'
import { t } from '../messages/idle.ts'
import { Banner } from './notices.tsx'

export type IdleDialogProps = {
  /** The idle time has ended the session, which a banner then says. */
  ended: boolean
  /** Whole seconds until the logout; null while the dialog is closed. */
  secondsLeft: number | null
  onStay: () => void
  onLeave: () => void
}

/** Warns before the idle logout, and says afterwards why. Every way of closing the dialog means staying logged in (WCAG 2.2.1). */
export function IdleDialog({ ended, secondsLeft, onStay, onLeave }: IdleDialogProps) {
  if (ended)
    return (
      <Banner tone="warning" label={t.endedTitle} title={t.endedTitle}>
        {t.ended}
      </Banner>
    )
  return (
    <Dialog
      open={secondsLeft !== null}
      title={t.title}
      closeLabel={t.close}
      onClose={onStay}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t.leave}
          </Button>
          <Button onClick={onStay}>{t.stay}</Button>
        </>
      }
    >
      <p>{t.text}</p>
      {/* The role `timer` is not live, so that screen readers do not announce every second. */}
      <p role="timer">{t.secondsLeft(secondsLeft ?? 0)}</p>
    </Dialog>
  )
}
