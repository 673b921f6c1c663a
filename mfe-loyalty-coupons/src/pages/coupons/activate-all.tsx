import { Button } from '@portal/shared-ui/buttons/button'
import { useStore } from '@nanostores/react'
import { countCoupons, type MemberCoupon } from '../../domain/member-coupon.ts'
import { t } from '../../messages/coupons.ts'
import type { CouponsStore } from '../../stores/coupons.ts'

export type ActivateAllProps = { store: CouponsStore; visible: readonly MemberCoupon[]; isFiltered: boolean }

/** Activates the coupons that are shown; BulkRun shows the progress and the result. */
export function ActivateAll({ store, visible, isFiltered }: ActivateAllProps) {
  const switches = useStore(store.$switches)
  const bulk = useStore(store.$bulk)
  const isRunning = bulk.kind === 'running'
  // An interrupted run is resumed first.
  const isInterrupted = bulk.kind === 'finished' && bulk.canResume
  const isDone = !isRunning && store.activatable(visible).length === 0
  // The result of these coupons says it instead: a second text at the end of a run would move the list.
  const changed = new Set(bulk.kind === 'finished' ? bulk.changed : [])
  const hasResult = visible.some(({ id }) => changed.has(id))
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
