import { Button } from '@delikaterie/shared-ui/button'
import { Dialog } from '@delikaterie/shared-ui/dialog'
import { t } from '../messages/layout.ts'

export type IdleDialogProps = {
  /** Whole seconds until the logout; null while the dialog is closed. */
  secondsLeft: number | null
  onStay: () => void
  onLeave: () => void
}

/** Warns before the idle logout. Every way of closing it means staying logged in (WCAG 2.2.1). */
export function IdleDialog({ secondsLeft, onStay, onLeave }: IdleDialogProps) {
  return (
    <Dialog
      open={secondsLeft !== null}
      title={t.idleTitle}
      closeLabel={t.idleClose}
      onClose={onStay}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t.idleLeave}
          </Button>
          <Button onClick={onStay}>{t.idleStay}</Button>
        </>
      }
    >
      <p>{t.idleText}</p>
      {/* The role `timer` is not live, so that screen readers do not announce every second. */}
      <p role="timer">{t.idleSecondsLeft(secondsLeft ?? 0)}</p>
    </Dialog>
  )
}
