import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTarget } from '@portal/remote-kit/targets/open-target'
import { expect, test } from 'vitest'
import { ownMajor, pointerOfMajor, type ReleasePointer } from '@portal/shared-contracts/remotes'
import { blocksOf, sectionOf } from '../run/documents.ts'
import { addDocumentedPages, addDocumentedSlot } from './documented-pages.ts'
import { packPackages } from './pack-packages.ts'
import { openTeamFolder } from './team-folder.ts'

/** The commands of a section of the guide, in its order. */
const commandsOf = (heading: string): string => blocksOf(sectionOf('docs/release-a-remote.md', heading), 'sh').join('')

/** The version that was released first, and the one that was a canary after it. */
const versionsIn = (output: string): string[] =>
  [...output.matchAll(/^mfe-events is (0\.1\.\d-\w+)(?:, canary (0\.1\.\d-\w+) at 5 %)?$/gm)]
    .map(([, current, canary]) => canary ?? current ?? '')
    .filter((version, index, all) => all.indexOf(version) === index)

test('the commands of docs/release-a-remote.md and the example of calls work in a folder outside the repository', async () => {
  await using folder = await openTeamFolder()
  const { place, run } = folder
  const output = await run(commandsOf('From a new remote to a rollback'))
  const [first, second] = versionsIn(output)
  expect(second).toBeDefined()
  expect(output).toContain(`mfe-events is ${first}, canary ${second} at 25 %`)
  expect(output).toContain(`mfe-events is ${second}, previous ${first}`)
  expect(output).toContain(`mfe-events is ${first}, disabled, blocked ${second}`)
  expect(output).toContain('1 remotes with 2 versions are intact')
  expect(output).toMatch(
    new RegExp(
      `mfe-events ${first} can be seen until \\S+ with the link https://portal\\.example/api/remotes/previews/[\\w-]{43}`,
    ),
  )
  expect(output).toMatch(new RegExp(`Ended [0-9a-f]{32}  ${first}`))
  const pointer = JSON.parse(readFileSync(place('releases/remotes/mfe-events/release.json'), 'utf8')) as ReleasePointer
  expect(pointerOfMajor(pointer, ownMajor)).toMatchObject({ current: first, blocked: [second], at: expect.any(String) })
  expect(
    (await (await openTarget(place('releases'))).list('remotes/')).filter((key) => key.endsWith('record.jws')),
  ).toHaveLength(2)

  // Another folder, another depth: the same bytes.
  const copy = place('another/much/deeper/team')
  await run(
    `mkdir -p ${path.dirname(copy)} && cp -al . ${copy} && cd ${copy}/mfe-events && rm -r dist && npx remotes build`,
  )
  await run(`diff -r mfe-events/dist ${copy}/mfe-events/dist`)

  addDocumentedPages(place('team/mfe-events'), '/veranstaltungen')
  addDocumentedSlot(place('team/mfe-events'))
  await run('cd mfe-events && npm test && npm run check && npx remotes build')
}, 600_000)

test.each(['webpack', 'rsbuild', 'vite'])(
  'the same commands release a remote that %s builds, and roll it back, also with the pages of docs/calls-of-a-remote.md',
  async (tool) => {
    await using folder = await openTeamFolder()
    const { place, run } = folder
    const commands = commandsOf('From a new remote to a rollback')
      .replace('--title Veranstaltungen', `$& --with ${tool}`)
      // Step 4 of "With another tool".
      .replace('npx remotes release --canary 5', 'npm version patch\n$&')
    const output = await run(commands)
    const [first, second] = versionsIn(output)
    expect(output).toContain(`mfe-events is ${second}, previous ${first}`)
    expect(output).toContain(`mfe-events is ${first}, disabled, blocked ${second}`)
    expect(output).toContain('1 remotes with 2 versions are intact')
    addDocumentedPages(place('team/mfe-events'), '/veranstaltungen', `${tool}.config.ts`)
    await run('cd mfe-events && npm test && npm run check && npm version patch && npx remotes release --to "$RELEASES"')
  },
  600_000,
)

/** A Node before 24 on this machine, if there is one beside that of npm. */
const olderNode = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/local/bin', '/usr/bin']
  .map((folder) => path.join(folder, 'node'))
  .find(
    (file) =>
      existsSync(file) && Number.parseInt(execFileSync(file, ['--version'], { encoding: 'utf8' }).slice(1), 10) < 24,
  )

test.skipIf(olderNode === undefined)('the packed commands say which Node they need to an older one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packed-'))
  try {
    const [packed = ''] = await packPackages(path.join(folder, 'packages'), ['remote-kit'])
    execFileSync('tar', ['-xzf', packed, '-C', folder])
    const bin = path.join(folder, 'package/dist/commands/remotes.js')
    const { status, stderr } = spawnSync(olderNode ?? '', [bin, 'list'], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^remotes needs Node 24 or newer; this is Node \S+\n$/)])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
