import { Button, type ButtonVariant } from '@portal/shared-ui/buttons/button'
import { Notice } from '@portal/shared-ui/notices/notice'
import { useStore } from '@nanostores/react'
import { countCoupons, type MemberCoupon } from '../../domain/member-coupon.ts'
import { t } from '../../messages/coupons.ts'
import type { BulkState } from '../../stores/activate-all.ts'
import type { CouponsStore } from '../../stores/coupons.ts'
import * as css from '../coupons.module.css'

export type ActivateAllProps = { store: CouponsStore; visible: readonly MemberCoupon[]; isFiltered: boolean }

/** Activates the coupons that are shown; {@link BulkRun} shows the progress and the result. */
export function ActivateAll({ store, visible, isFiltered }: ActivateAllProps) {
  const switches = useStore(store.$switches)
  const bulk = useStore(store.$bulk)
  const isRunning = bulk.kind === 'running'
  // An interrupted run is resumed first.
  const isInterrupted = bulk.kind === 'finished' && bulk.canResume
  const isDone = !isRunning && store.activatable(visible).length === 0
  // The result says it instead: a second text at the end of a run would move the list.
  const hasResult = bulk.kind === 'finished' && bulk.total > 0
  return (
    <Button
      variant={isInterrupted ? 'outline' : 'primary'}
      busy={isRunning}
      aria-disabled={isDone}
      disabledReason={isDone && !hasResult ? t.allActive(countCoupons(visible, switches)) : undefined}
      onClick={() => void store.activateAll(visible)}
    >
      {isFiltered ? t.activateShown : t.activateAll}
    </Button>
  )
}

type BulkRunProps = { store: CouponsStore; onAction: () => void }

/**
 * The progress of a run, and in the same place its result, with what is left to do. `onAction` has to move the focus,
 * because the button disappears.
 */
export function BulkRun({ store, onAction }: BulkRunProps) {
  const bulk = useStore(store.$bulk)
  if (bulk.kind === 'idle' || bulk.total === 0) return null
  return (
    <div className={css.run}>
      {bulk.kind === 'running' ? (
        <label className={css.progress}>
          <span>{t.running(bulk.done, bulk.total)}</span>
          <progress value={bulk.done} max={bulk.total} />
        </label>
      ) : (
        <BulkResult store={store} bulk={bulk} onAction={onAction} />
      )}
    </div>
  )
}

type BulkResultProps = BulkRunProps & { bulk: Extract<BulkState, { kind: 'finished' }> }

function BulkResult({ store, bulk, onAction }: BulkResultProps) {
  const { activated, changed, failed, total, remaining, canResume } = bulk
  const canUndo = activated && changed.length > 0
  const action = (variant: ButtonVariant, text: string, run: () => Promise<void>) => (
    <Button
      variant={variant}
      onClick={() => {
        onAction()
        void run()
      }}
    >
      {text}
    </Button>
  )
  return (
    <Notice
      tone={failed.length + remaining === 0 ? 'success' : 'warning'}
      title={t.result(changed.length, total, activated)}
      action={
        (canResume || canUndo) && (
          <span className={css.actions}>
            {canResume && action('primary', t.resume, store.resume)}
            {canUndo && action(canResume ? 'quiet' : 'outline', t.undo, store.undo)}
            {canResume && action('quiet', t.discard, store.discard)}
          </span>
        )
      }
    >
      {remaining > 0 && <p>{t.remaining(remaining)}</p>}
      {failed.length > 0 && <FailedCoupons store={store} failed={failed} />}
    </Notice>
  )
}

/** One message for each reason, and not for each coupon; the names of several coupons open below it. */
function FailedCoupons({ store, failed }: { store: CouponsStore; failed: readonly { id: string; code: string }[] }) {
  const state = useStore(store.$state)
  const titles = new Map(state.status === 'ready' ? state.value.coupons.map(({ id, title }) => [id, title]) : [])
  return [...Map.groupBy(failed, ({ code }) => code)].map(([code, coupons]) => {
    const names = coupons.map(({ id }) => titles.get(id) ?? '')
    if (names.length === 1) return <p key={code}>{t.failed(1, code, names[0])}</p>
    return (
      <details key={code} className={css.failures}>
        <summary>{t.failed(names.length, code)}</summary>
        <ul>
          {names.map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
      </details>
    )
  })
}
