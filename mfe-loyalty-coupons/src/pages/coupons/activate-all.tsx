import { Button, type ButtonVariant } from '@portal/shared-ui/buttons/button'
import { Notice } from '@portal/shared-ui/notices/notice'
import { useStore } from '@nanostores/react'
import { countCoupons, type MemberCoupon } from '../../domain/member-coupon.ts'
import { bulkErrorText, t } from '../../messages/coupons.ts'
import type { CouponsModel } from '../../stores/coupons.ts'
import * as css from './coupons.module.css'

export type ActivateAllProps = { page: CouponsModel; visible: readonly MemberCoupon[]; isFiltered: boolean }

/** Activates the coupons that are shown; its progress is in `$bulk`. */
export function ActivateAll({ page, visible, isFiltered }: ActivateAllProps) {
  const switches = useStore(page.$switches)
  const bulk = useStore(page.$bulk)
  const isRunning = bulk.kind === 'running'
  // An interrupted run is resumed first.
  const isInterrupted = bulk.kind === 'finished' && bulk.canResume
  const isDone = !isRunning && page.activatable(visible).length === 0
  return (
    <Button
      variant={isInterrupted ? 'outline' : 'primary'}
      busy={isRunning}
      disabledReason={isDone ? t.allActive(countCoupons(visible, switches)) : undefined}
      onClick={() => void page.activateAll(visible)}
    >
      {isFiltered ? t.activateShown : t.activateAll}
    </Button>
  )
}

/** The result, with what is left to do. `onAction` has to move the focus, because the button disappears. */
export function BulkResult({ page, onAction }: { page: CouponsModel; onAction: () => void }) {
  const bulk = useStore(page.$bulk)
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
            {canResume && action('primary', t.resume, page.resume)}
            {canUndo && action(canResume ? 'quiet' : 'outline', t.undo, page.undo)}
            {canResume && action('quiet', t.discard, page.discard)}
          </span>
        )
      }
    >
      {remaining > 0 && <p>{t.remaining(remaining)}</p>}
      {failed.length > 0 && <FailedCoupons page={page} failed={failed} />}
    </Notice>
  )
}

function FailedCoupons({ page, failed }: { page: CouponsModel; failed: readonly { id: string; code: string }[] }) {
  const state = useStore(page.$state)
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
