import { Button, type ButtonVariant } from '@portal/shared-ui/buttons/button'
import { Notice } from '@portal/shared-ui/notices/notice'
import { useStore } from '@nanostores/react'
import { countCoupons, type MemberCoupon } from '../../domain/member-coupon.ts'
import { bulkErrorText, t } from '../../messages/coupons.ts'
import type { CouponsStore } from '../../stores/coupons.ts'
import * as css from '../coupons.module.css'

export type ActivateAllProps = { store: CouponsStore; visible: readonly MemberCoupon[]; isFiltered: boolean }

/** Activates the coupons that are shown; its progress is in `$bulk`. */
export function ActivateAll({ store, visible, isFiltered }: ActivateAllProps) {
  const switches = useStore(store.$switches)
  const bulk = useStore(store.$bulk)
  const isRunning = bulk.kind === 'running'
  // An interrupted run is resumed first.
  const isInterrupted = bulk.kind === 'finished' && bulk.canResume
  const isDone = !isRunning && store.activatable(visible).length === 0
  return (
    <Button
      variant={isInterrupted ? 'outline' : 'primary'}
      busy={isRunning}
      disabledReason={isDone ? t.allActive(countCoupons(visible, switches)) : undefined}
      onClick={() => void store.activateAll(visible)}
    >
      {isFiltered ? t.activateShown : t.activateAll}
    </Button>
  )
}

/** The result, with what is left to do. `onAction` has to move the focus, because the button disappears. */
export function BulkResult({ store, onAction }: { store: CouponsStore; onAction: () => void }) {
  const bulk = useStore(store.$bulk)
  if (bulk.kind !== 'finished' || bulk.total === 0) return null
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

function FailedCoupons({ store, failed }: { store: CouponsStore; failed: readonly { id: string; code: string }[] }) {
  const state = useStore(store.$state)
  const titles = new Map(state.status === 'ready' ? state.value.coupons.map(({ id, title }) => [id, title]) : [])
  const titleOf = (id: string): string => titles.get(id) ?? ''
  const rejected = failed.filter(({ code }) => code !== 'unknown')
  const unknown = failed.filter(({ code }) => code === 'unknown')
  return (
    <>
      <CouponLines
        titleOf={t.failed}
        lines={rejected.map(({ id, code }) => ({ id, text: bulkErrorText(titleOf(id), code) }))}
      />
      <CouponLines titleOf={t.unknown} lines={unknown.map(({ id }) => ({ id, text: titleOf(id) }))} />
    </>
  )
}

type CouponLinesProps = { titleOf: (count: number) => string; lines: readonly { id: string; text: string }[] }

const CouponLines = ({ titleOf, lines }: CouponLinesProps) =>
  lines.length > 0 && (
    <>
      <p>{titleOf(lines.length)}</p>
      <ul className={css.failures}>
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  )
