import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { wire } from '@portal/shared-contracts/testing/wire'
import { loadAccountCoupons } from '@portal/page-library/api/account-coupons'
import type { Coupon } from '@portal/shared-contracts/calls'
import { rewardWith } from '@portal/shared-contracts/testing/coupon'
import { describe, expect, test, vi } from 'vitest'
import type { Resource } from '@portal/page-library/stores'
import type { Reward } from '../domain/reward.ts'
import { matchingRewards, noFilter, sortRewards, type RewardFilter } from '../domain/reward-list.ts'
import { openPortal } from '../testing/rewards-portal.ts'
import { createRewards } from './rewards.ts'

const ids = (list: readonly { couponId: string }[]): string[] => list.map(({ couponId }) => couponId)

async function openRewards() {
  const portal = await openPortal()
  const page = createRewards(() => loadAccountCoupons(portal.api, 'ACC-1', new Date()))
  await page.refresh()
  return { ...portal, page }
}

/** The rewards in the list with this filter. */
function shownBy({ $state }: Resource<readonly Reward[]>, filter: Partial<RewardFilter> = {}, balance = 0) {
  const state = $state.get()
  const all = state.status === 'ready' ? state.value : []
  const { sort, ...others } = { ...noFilter, ...filter }
  return matchingRewards(sortRewards(all, sort, balance, Date.now()), others)
}

describe('the list of rewards', () => {
  test('shows the member twelve rewards, affordable ones first and the sold-out one last', async () => {
    const { page, sent } = await openRewards()
    const shown = ids(shownBy(page, {}, 4321))
    expect([shown.length, shown.at(0), shown.at(-1)]).toEqual([12, 'R4', 'R10'])
    expect(sent.map(({ call }) => call)).toEqual([
      `POST ${wire.prefix}/auth/login`,
      `GET ${wire.prefix}/v2/accounts/ACC-1/accountcoupons`,
    ])
  })

  test('shows the rewards of the chosen filter', async () => {
    const { page } = await openRewards()
    const filter = { category: 'Veranstaltungen', sort: 'dearest' } as const
    expect(ids(shownBy(page, filter))).toEqual(['R3', 'R11', 'R8'])
    expect(ids(shownBy(page, { ...filter, text: titleOf('R8') }))).toEqual(['R8'])
  })

  test('drops a malformed coupon and keeps the others', async () => {
    const { page, sandbox } = await openRewards()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    sandbox.state.db.exec(
      "UPDATE coupons SET definition = json_set(definition, '$.couponId', json('null')) WHERE couponId = 'R1'",
    )
    await page.refresh()
    expect(shownBy(page)).toHaveLength(11)
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })

  test('fails with a code and recovers on the next refresh', async () => {
    const { api, sandbox } = await openPortal()
    sandbox.state.faults.set('account coupons', { kind: 'serverError', seconds: 0 })
    const page = createRewards(() => loadAccountCoupons(api, 'ACC-1', new Date()))
    await page.refresh()
    expect(page.$state.get()).toEqual({ status: 'failed', code: 'failed' })
    sandbox.state.faults.clear()
    await page.refresh()
    expect(page.$state.get()).toMatchObject({ status: 'ready', refreshing: false })
  })

  test('keeps the list when a refresh fails, with the reason', async () => {
    const { page, sandbox } = await openRewards()
    sandbox.state.faults.set('loyalty', { kind: 'html', seconds: 0 })
    await page.refresh()
    expect(page.$state.get()).toMatchObject({ status: 'ready', refreshing: false, refreshError: 'responseInvalid' })
    expect(shownBy(page)).toHaveLength(12)
  })

  test('ignores the response of a superseded request', async () => {
    const late = Promise.withResolvers<Coupon[]>()
    const responses = [late.promise, Promise.resolve([rewardWith({ couponId: 'new' })])]
    const page = createRewards(async () => (await responses.shift()) ?? [])
    const first = page.refresh()
    await page.refresh()
    late.resolve([rewardWith({ couponId: 'old' })])
    await first
    expect(ids(shownBy(page))).toEqual(['new'])
  })
})
