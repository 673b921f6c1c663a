import { Button, type ButtonVariant } from '@portal/shared-ui/buttons/button'
import { Notice } from '@portal/shared-ui/notices/notice'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { useStore } from '@nanostores/react'
import { useId } from 'react'
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
  return (
    <>
      {/* There from the start, so that screen readers announce its texts. */}
      <VisuallyHidden output>{bulk.kind === 'running' && announcement(bulk)}</VisuallyHidden>
      {bulk.kind !== 'idle' && bulk.total > 0 && (
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
      )}
    </>
  )
}

/** After so many coupons the progress is announced again. */
const announcedStep = 10

const announcement = ({ done, total }: Extract<BulkState, { kind: 'running' }>): string | false =>
  total > 0 && t.running(done - (done % announcedStep), total)

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
  const failures = useFailures(store, failed)
  return (
    <>
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
        {failures.map(({ code, id, names }) => (
          <p key={code} id={id}>
            {t.failed(names.length, code, names.length === 1 ? names[0] : undefined)}
          </p>
        ))}
      </Notice>
      {/* Outside of the notice, whose changes are announced. */}
      {failures.map(
        ({ code, id, names }) =>
          names.length > 1 && (
            <details key={code} className={css.failures}>
              <summary aria-describedby={id}>{t.failedNames(names.length)}</summary>
              <ul>
                {names.map((name, index) => (
                  <li key={index}>{name}</li>
                ))}
              </ul>
            </details>
          ),
      )}
    </>
  )
}

/** The coupons that failed by reason, which has one message; `id` is that of the message. */
function useFailures(store: CouponsStore, failed: readonly { id: string; code: string }[]) {
  const state = useStore(store.$state)
  const id = useId()
  const titles = new Map(state.status === 'ready' ? state.value.coupons.map((coupon) => [coupon.id, coupon.title]) : [])
  return [...Map.groupBy(failed, ({ code }) => code)].map(([code, coupons]) => ({
    code,
    id: `${id}${code}`,
    names: coupons.map((coupon) => titles.get(coupon.id) ?? ''),
  }))
}
