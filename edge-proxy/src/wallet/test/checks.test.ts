import { expect, test } from 'vitest'
import { signIn } from '../../test/test-edge.ts'
import { checkResults } from '../passes/check-passes.ts'
import { makeDue, startWalletEdge, urlIn } from '../testing/wallet-edge.ts'

const metricsOf = async (edge: Awaited<ReturnType<typeof startWalletEdge>>): Promise<string> =>
  (await edge.get('/metrics', { from: '127.0.0.1', headers: { host: 'localhost' } })).text()

/** A data folder with a pass that is due for a check. */
async function edgeWithOldPass() {
  const edge = await startWalletEdge()
  const member = await signIn(edge)
  const url = await urlIn(await edge.link('google', member))
  makeDue(edge.config.dataDir)
  return { edge, serial: url.split('/').at(-1) ?? '' }
}

// Rule: wallet-14
test('an edge that starts checks passes, and tells Google of a member who has left', async () => {
  const { edge, serial } = await edgeWithOldPass()
  await using first = edge
  first.platform.owner = ''
  await using second = await startWalletEdge({ dataDir: first.config.dataDir }, first.platform)
  await expect.poll(() => second.pushed).toMatchObject([{ serial, appleDevices: [] }])
  expect(await second.pushed[0]?.readForGoogle?.()).toMatchObject({ content: null })
  await expect.poll(() => metricsOf(second)).toContain('edge_wallet_checks_total{result="ended"} 1')
})

// Rule: wallet-15
test('calls of members are answered while a check waits for the platform', async () => {
  const { edge } = await edgeWithOldPass()
  await using first = edge
  first.platform.isSilent = true
  await using second = await startWalletEdge({ dataDir: first.config.dataDir }, first.platform)
  const isAsked = (): boolean => second.upstream.requests.some(({ target }) => target.includes('accountdetails'))
  await expect.poll(isAsked).toBe(true)
  const member = await signIn(second)
  expect((await second.call('GET', 'shop/points', { as: member })).status).toBe(200)
  // Each result is there from the start: an alert would not see the first count of a series that begins with it.
  const counted = [...(await metricsOf(second)).matchAll(/^edge_wallet_checks_total\{result="(\w+)"\} (\d+)$/gm)]
  expect(counted.map(([, result, count]) => `${result} ${count}`)).toEqual(checkResults.map((result) => `${result} 0`))
})
