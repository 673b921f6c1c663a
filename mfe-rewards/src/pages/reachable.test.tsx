import { rewardWith } from '@portal/shared-contracts/testing/coupon'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toReward } from '../domain/reward.ts'
import { t } from '../messages/reachable.ts'
import { ReachableOf } from './reachable.tsx'

const retry = async (): Promise<void> => {}
const shown = (rewards: Parameters<typeof toReward>[0][], balance: number | null) =>
  renderToStaticMarkup(
    <ReachableOf
      state={{ status: 'ready', value: rewards.map(toReward), refreshing: false }}
      balance={balance}
      onRetry={retry}
    />,
  )
const forEver = { validFrom: '2020-01-02', validTo: '' }

// Rule: rewards-and-orders-64
test.each([
  { balance: 1500, note: 'Für 1.500 Punkte<' },
  { balance: 1499, note: 'Für 1.500 Punkte, 1 fehlt noch<' },
  { balance: 250, note: 'Für 1.500 Punkte, 1.250 fehlen noch<' },
  { balance: null, note: 'Für 1.500 Punkte<' },
])('with $balance points a reward leads to its page and says "$note"', ({ balance, note }) => {
  const html = shown([rewardWith({ couponId: 'a/b', ...forEver })], balance)
  expect(html).toContain(note)
  expect(html).toContain('href="/vorteile-und-praemien/praemien/a~2Fb"')
})

test('without rewards, or if they do not load, a sentence says so', () => {
  expect(shown([], 1500)).toContain(t.none)
  const failed = <ReachableOf state={{ status: 'failed', code: 'failed' }} balance={1500} onRetry={retry} />
  expect(renderToStaticMarkup(failed)).toContain(t.failed)
})
