import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTarget } from '@delikaterie/remote-kit/targets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { packPackages } from './pack-packages.ts'

let folder: string
const place = (name: string) => path.join(folder, name)
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'team-'))
  for (const name of ['team', 'operator', 'releases']) mkdirSync(place(name))
  packPackages(place('packages'))
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000)

/** The commands of a document, block by block. */
const commandsOf = (document: string): string =>
  [...readFileSync(path.join(root, document), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)]
    .map(([, block]) => block)
    .join('')

/** Settings of this machine, without those of the npm, Vitest or portal that runs the test. */
const machine = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_ENV|NODE_OPTIONS|REMOTES_|REGISTRY_|INIT_CWD)/i.test(name),
  ),
)

/** Runs a script outside the repository; its output is in the message of an error. */
function shell(script: string): string {
  const env = {
    ...machine,
    PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    PACKAGES: place('packages'),
    OPERATOR: place('operator'),
    RELEASES: place('releases'),
  }
  const { status, stdout, stderr } = spawnSync('bash', ['-euxo', 'pipefail', '-c', script], {
    cwd: place('team'),
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`exit code ${status}\n${stdout}\n${stderr}`)
  return stdout
}

test('the commands of docs/release-a-remote.md work in a folder outside the repository', async () => {
  const output = shell(commandsOf('docs/release-a-remote.md'))
  const [first, second] = [...output.matchAll(/mfe-events is (0\.1\.0-\w+)(?:, canary (0\.1\.0-\w+) at 5 %)?$/gm)]
    .map(([, current, canary]) => canary ?? current)
    .filter((version, index, all) => all.indexOf(version) === index)
  expect(second).toBeDefined()
  expect(output).toContain(`mfe-events is ${first}, canary ${second} at 25 %`)
  expect(output).toContain(`mfe-events is ${second}, previous ${first}`)
  expect(output).toContain(`mfe-events is ${first}, disabled, blocked ${second}`)
  expect(output).toContain('1 remotes with 2 versions are intact')
  const pointer: unknown = JSON.parse(readFileSync(place('releases/remotes/mfe-events/release.json'), 'utf8'))
  expect(pointer).toMatchObject({ current: first, blocked: [second], at: expect.any(String) })
  expect(
    (await (await openTarget(place('releases'))).list('remotes/')).filter((key) => key.endsWith('record.jws')),
  ).toHaveLength(2)

  // Another folder, another depth: the same bytes.
  const copy = place('another/much/deeper/team')
  shell(
    `mkdir -p ${path.dirname(copy)} && cp -al . ${copy} && cd ${copy}/mfe-events && rm -r dist && npx remotes build`,
  )
  shell(`diff -r mfe-events/dist ${copy}/mfe-events/dist`)
}, 600_000)
