import { Button } from '@delikaterie/shared-ui/button'
import { Notice } from '@delikaterie/shared-ui/notice'
import { useStore } from '@nanostores/react'
import { everyCoupon } from '../domain/coupon-list.ts'
import { refusalText, t, unknownText } from '../messages/coupons.ts'
import type { BulkState } from '../stores/activate-all.ts'
import type { CouponsModel } from '../stores/coupons.ts'
import * as css from './coupons.module.css'

/** 'Alle aktivieren', its progress, and afterwards what became of each coupon. */
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

/** How far it is, and then what came of it. The output is there from the start, so that its text is read out. */
export function BulkResult({ page }: { page: CouponsModel }) {
  const bulk = useStore(page.$bulk)
  return (
    <>
      <output className={css.progress}>{bulk.kind === 'running' && t.running(bulk.done, bulk.total)}</output>
      {bulk.kind === 'finished' && bulk.total > 0 && <Finished page={page} bulk={bulk} />}
    </>
  )
}

function Finished({ page, bulk }: { page: CouponsModel; bulk: Extract<BulkState, { kind: 'finished' }> }) {
  const { activated, changed, failed, total } = bulk
  const canUndo = activated && changed.length > 0
  return (
    <Notice
      tone={failed.length === 0 ? 'success' : 'warning'}
      title={t.result(changed.length, total, activated)}
      action={
        canUndo && (
          <Button variant="outline" onClick={() => void page.setAll(changed, false)}>
            {t.undo}
          </Button>
        )
      }
    >
      {failed.length > 0 && <Failures page={page} failed={failed} wished={activated} />}
    </Notice>
  )
}

function Failures({ page, failed, wished }: { page: CouponsModel; failed: readonly { id: string; code: string }[]; wished: boolean }) {
  const state = useStore(page.$state)
  const titles = new Map(state.status === 'ready' ? state.coupons.map(({ id, title }) => [id, title]) : [])
  return (
    <>
      <p>{t.failed}</p>
      <ul className={css.failures}>
        {failed.map(({ id, code }) => (
          <li key={id}>{t.failure(titles.get(id) ?? '', code === 'unknown' ? unknownText(wished) : refusalText(wished, code))}</li>
        ))}
      </ul>
    </>
  )
}
