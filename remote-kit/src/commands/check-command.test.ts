import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changePointer } from '../release/pointer.ts'
import { createKey } from '../release/signing.ts'
import { openReleases } from '../testing/released-versions.ts'
import { openTerminal } from '../testing/terminal.ts'

let folder: string
let releases: Awaited<ReturnType<typeof openReleases>>
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-'))
  releases = await openReleases(folder)
  await releases.register('mfe-x')
  await releases.putVersion('mfe-x', '1.0.0-a')
  await changePointer(releases.target, 'mfe-x', () => ({ current: '1.0.0-a' }))
  writeFileSync(path.join(folder, 'release-key.json'), JSON.stringify(releases.teamKey))
})
afterEach(() => rmSync(folder, { recursive: true }))

const check = (...args: string[]) =>
  openTerminal({ cwd: folder, env: { REMOTES_DIR: folder } }).run('check', 'mfe-x', ...args)
const portal = ['--portal', 'https://portal.example']

test.each([
  { args: ['--canary'], message: /--portal is missing/ },
  { args: ['--canary', '--portal', 'portal.example'], message: /--portal must be the address of a portal/ },
  { args: portal, message: /one of --preview, --canary and --version/ },
  { args: [...portal, '--canary', '--version', '1.0.0-a'], message: /one of --preview, --canary and --version/ },
  {
    args: [...portal, '--preview', 'https://other.example/api/remotes/previews/1'],
    message: /of https:\/\/other\.example, not/,
  },
  { args: [...portal, '--canary'], message: /mfe-x has no canary/ },
  { args: [...portal, '--version', '2.0.0'], message: /No browser gets mfe-x 2\.0\.0/ },
  { args: [...portal, '--version', '1.0.0-a', '--session', 'none.json'], message: /--session: there is no file/ },
])('check $args is refused and says why', async ({ args, message }) => {
  const { code, errors } = await check(...args)
  expect([code, errors]).toEqual([1, expect.stringMatching(message)])
})

test('without Playwright in the folder of the remote, check says how to install it', async () => {
  const { code, errors } = await check(...portal, '--version', '1.0.0-a')
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(
      /Playwright, which is not installed here\. Run "npm install --save-dev playwright" and "npx playwright install chromium"/,
    ),
  ])
})

test('a key that the registry document does not have checks nothing', async () => {
  writeFileSync(path.join(folder, 'release-key.json'), JSON.stringify(await createKey()))
  expect((await check(...portal, '--version', '1.0.0-a')).errors).toMatch(/does not have this key of mfe-x/)
})
