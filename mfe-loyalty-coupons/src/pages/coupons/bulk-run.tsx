import { Button, type ButtonVariant } from '@portal/shared-ui/buttons/button'
import { Notice } from '@portal/shared-ui/notices/notice'
import { useStore } from '@nanostores/react'
import { t } from '../../messages/bulk-run.ts'
import type { BulkState } from '../../stores/activate-all.ts'
import type { CouponsStore } from '../../stores/coupons.ts'
import * as css from './bulk-run.module.css'

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
