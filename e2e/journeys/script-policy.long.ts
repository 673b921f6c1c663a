import type { Page } from 'playwright'
import * as paths from '@portal/shared-contracts/paths'
import { expect, openAsMember, test } from '../portal/test.ts'

/** Reports of violated policies that the edge has counted. */
async function reports(page: Page): Promise<string[]> {
  const metrics = await (await page.request.get('/metrics')).text()
  return [...metrics.matchAll(/^edge_csp_reports_total\{directive="(.+)"\} \d+$/gm)].map(([, name = '']) => name)
}

/** What an attacker's text would do in a page if a line of ours wrote it there; the names of the errors. */
const tryAttacks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attack = (run: () => unknown): string => {
      try {
        run()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown'
      }
    }
    const script = document.createElement('script')
    return [
      attack(() => (document.createElement('div').innerHTML = '<img src=x>')),
      attack(() => (script.src = 'https://evil.example/assets/x.js')),
      attack(() => (script.src = '/api/image?src=x')),
      attack(() => (script.text = 'alert(1)')),
      attack(() => Reflect.get(window, 'trustedTypes').createPolicy('other', {})),
      attack(() => (script.src = '/assets/x.js')),
    ]
  })

test('all remotes run under the policy of Trusted Types, which stops markup and scripts from elsewhere and reports them', async ({
  page,
  watch,
}) => {
  await openAsMember(page)
  // One page of each remote; a violation would be an error in the console, which fails every journey.
  for (const path of [paths.accountData, paths.cards, paths.coupons, paths.rewards, paths.changePassword]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  }
  expect(await reports(page)).toEqual([])

  watch.allowErrors(/TrustedHTML|TrustedScript|Trusted Type|trusted-types/)
  const stopped = 'TypeError'
  expect(await tryAttacks(page)).toEqual([stopped, stopped, stopped, stopped, stopped, 'done'])
  await expect.poll(() => reports(page)).toEqual(['require-trusted-types-for', 'trusted-types'])
})
