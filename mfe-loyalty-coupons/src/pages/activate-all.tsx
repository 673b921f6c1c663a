import { Button } from '@delikaterie/shared-ui/button'
import { Notice } from '@delikaterie/shared-ui/notice'
import { useStore } from '@nanostores/react'
import { everyCoupon } from '../domain/coupon-list.ts'
import { bulkErrorText, t } from '../messages/coupons.ts'
import type { CouponsModel } from '../stores/coupons.ts'
import * as css from './coupons.module.css'

/** Activates the coupons that are shown; its progress is in `$bulk`. */
export function ActivateAll({ page }: { page: CouponsModel }) {
  const { category, text } = useStore(page.$filter)
  const activatable = useStore(page.$activatable)
  const bulk = useStore(page.$bulk)
  const isFiltered = category !== everyCoupon.category || text.trim() !== ''
  const isRunning = bulk.kind === 'running'
  return (
    <Button
      busy={isRunning}
      disabledReason={activatable.length === 0 && !isRunning ? t.allActive : undefined}
      onClick={() => void page.activateShown()}
    >
      {isFiltered ? t.activateShown : t.activateAll}
    </Button>
  )
}

/** The result. `onUndo` has to move the focus, because the undo button disappears. */
export function BulkResult({ page, onUndo }: { page: CouponsModel; onUndo: () => void }) {
  const bulk = useStore(page.$bulk)
  if (bulk.kind !== 'finished' || bulk.total === 0) return null
  const { activated, changed, failed, total } = bulk
  const canUndo = activated && changed.length > 0
  const undo = (): void => {
    onUndo()
    void page.setAll(changed, false)
  }
  return (
    <Notice
      tone={failed.length === 0 ? 'success' : 'warning'}
      title={t.result(changed.length, total, activated)}
      action={
        canUndo && (
          <Button variant="outline" onClick={undo}>
            {t.undo}
          </Button>
        )
      }
    >
      {failed.length > 0 && <FailedCoupons page={page} failed={failed} />}
    </Notice>
  )
}

function FailedCoupons({ page, failed }: { page: CouponsModel; failed: readonly { id: string; code: string }[] }) {
  const state = useStore(page.$state)
  const titles = new Map(state.status === 'ready' ? state.value.coupons.map(({ id, title }) => [id, title]) : [])
  return (
    <>
      <p>{t.failed}</p>
      <ul className={css.failures}>
        {failed.map(({ id, code }) => (
          <li key={id}>{bulkErrorText(titles.get(id) ?? '', code)}</li>
        ))}
      </ul>
    </>
  )
}
