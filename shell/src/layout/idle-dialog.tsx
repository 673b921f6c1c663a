import { Button } from '@delikaterie/shared-ui/button'
import { Dialog } from '@delikaterie/shared-ui/dialog'
import { t } from '../messages/layout.ts'

export type IdleDialogProps = {
  open: boolean
  /** Whole seconds until the logout. */
  seconds: number
  onStay: () => void
  onLeave: () => void
}

/** Offers to stay before the idle logout. Any way of closing it means staying (WCAG 2.2.1). */
export function IdleDialog({ open, seconds, onStay, onLeave }: IdleDialogProps) {
  return (
    <Dialog
      open={open}
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
      {/* A timer is not read out by itself: a screen reader would speak every second. */}
      <p role="timer">{t.idleRest(seconds)}</p>
    </Dialog>
  )
}
