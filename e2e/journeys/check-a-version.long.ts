import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTerminal } from '@portal/remote-kit/testing/terminal'
import { root } from '@portal/tooling/build/root'
import { chromiumPath } from '@portal/tooling/run/browsers'
import { expect } from 'playwright/test'
import { addCheckedVersion } from '../portal/checked-remote.ts'
import { test } from '../portal/engine.ts'
import { highlightPath, rewardPath } from '../portal/page-list.ts'
import { startPortal, type Portal } from '../portal/portal.ts'
import { addMarketPreview, market, registerMarket } from '../portal/small-remote.ts'
import { member } from '../portal/test.ts'
import { readPointer, setPointer } from '../portal/versions.ts'

let portal: Portal
let folder: string
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  portal = await startPortal()
  await registerMarket(portal, { previews: true })
  folder = mkdtempSync(path.join(tmpdir(), 'checks-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const account = { email: member.loginName, password: member.password }
  writeFileSync(path.join(folder, 'account.json'), JSON.stringify(account))
})
test.afterAll(async () => {
  await portal?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command of a team whose key is the local one. */
function remotes(...args: string[]) {
  const env = {
    REMOTES_DIR: portal.releases,
    REMOTES_KEY: path.join(portal.dataDir, 'release-key.json'),
    CHROMIUM_PATH: chromiumPath() ?? '',
  }
  return openTerminal({ cwd: folder, env }).run(...args)
}
const check = (remote: string, ...args: string[]) => remotes('check', remote, '--portal', portal.origin, ...args)

const broken = [
  {
    page: 'throws',
    version: '1.0.1-throws',
    message: /it threw an error while it was shown; the page shows a notice with a retry button in its place/,
  },
  { page: 'without a text', version: '1.0.2-image', message: /Accessibility: image-alt: .*: img/ },
  {
    page: 'unknown call',
    version: '1.0.3-call',
    message: /It sends POST \/api\/market, which is no call of @portal\/shared-contracts\/calls/,
  },
] as const
const good = '1.0.0-good'

test('a good version passes as visitor and as member, with a picture of each page', async () => {
  await addCheckedVersion(portal, good, 'good')
  setPointer(portal, market.name, { current: good })
  const { code, json, errors } = await check(market.name, '--version', good, '--session', 'account.json', '--json')
  expect([code, errors]).toEqual([0, expect.stringContaining('/wochenmarkt as member at 1440 px: passed')])
  const { pages, passed, skipped } = json as { pages: { picture: string }[]; passed: boolean; skipped: string[] }
  expect([passed, skipped]).toEqual([true, []])
  expect(pages).toHaveLength(4)
  for (const { picture } of pages) expect(existsSync(path.join(folder, 'check', picture))).toBe(true)
  expect(JSON.parse(readFileSync(path.join(folder, 'check/check.json'), 'utf8'))).toMatchObject({ passed: true })
})

for (const { page, version, message } of broken) {
  test(`a version with a page that has the fault "${page}" is refused, and the edge counts no failure of it`, async () => {
    await addCheckedVersion(portal, version, page)
    setPointer(portal, market.name, { current: version })
    const { code, errors, output } = await check(market.name, '--version', version)
    expect([code, errors]).toEqual([1, expect.stringMatching(message)])
    // No other fault than its own.
    for (const other of broken) if (other.page !== page) expect(errors).not.toMatch(other.message)
    expect(output).toContain('not checked: pages as a member')
    expect(await (await fetch(`${portal.origin}/metrics`)).text()).not.toMatch(
      new RegExp(`edge_remote_failures_total\\{[^}]*${version}[^}]*\\} [1-9]`),
    )
  })
}

test('the canary is checked, not the release beside it, and promoted with --checked only if it has passed', async () => {
  const [fault] = [broken[1]]
  setPointer(portal, market.name, { current: good, canary: { version: fault.version, percent: 30 } })
  const refused = await check(market.name, '--canary')
  expect([refused.code, refused.errors]).toEqual([1, expect.stringMatching(fault.message)])
  expect(await check(market.name, '--version', good)).toMatchObject({ code: 0 })
  expect(await remotes('promote', market.name, '--checked', '--by', 'Ada')).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`did not pass its check in ${portal.origin}`),
  })

  setPointer(portal, market.name, { current: fault.version, canary: { version: good, percent: 30 } })
  expect(await check(market.name, '--canary', '--session', 'account.json')).toMatchObject({ code: 0 })
  expect(await check(market.name, '--version', fault.version)).toMatchObject({ code: 1 })
  expect(await remotes('promote', market.name, '--checked', '--portal', portal.origin, '--by', 'Ada')).toMatchObject({
    code: 0,
  })
  expect(readPointer(portal, market.name)).toMatchObject({ current: good, previous: fault.version })
})

test('a preview is checked in the portal that shows it, as soon as the edge has it', async () => {
  const link = await addMarketPreview(portal, '1.1.0-preview', new Date(Date.now() + 60 * 60 * 1000))
  const args = ['--preview', portal.origin + link, '--session', 'account.json']
  const { code, errors, output } = await check(market.name, ...args)
  expect([code, errors]).toEqual([0, expect.any(String)])
  expect(output).toContain(`${market.name} 1.1.0-preview in ${portal.origin} passed`)
})

test('a remote of the portal with widgets on pages of others passes as visitor and as member', async () => {
  const { current = '' } = readPointer(portal, 'mfe-rewards')
  const examples = [rewardPath, highlightPath].flatMap((address) => ['--example', address])
  const { code, errors, output } = await check(
    'mfe-rewards',
    '--version',
    current,
    '--session',
    'account.json',
    ...examples,
  )
  expect([code, errors]).toEqual([0, expect.any(String)])
  expect(output).toMatch(/^ {2}\/ +visitor +390 px +highlights/m)
  expect(output).toMatch(/^ {2}\/ +member +1440 px .*highlights/m)
  expect(output).not.toContain('it has parameters')
})

test('a portal that does not respond ends with another exit code', async () => {
  const args = ['--portal', 'http://localhost:1', '--version', good]
  expect(await remotes('check', market.name, ...args)).toMatchObject({
    code: 3,
    errors: expect.stringContaining('does not respond'),
  })
})
