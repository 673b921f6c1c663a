import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeStandardBuild, type BuildChanges, type Tool } from '../testing/standard-builds.ts'
import { buildFaults, measure } from './build-faults.ts'
import { describeBuild } from './record.ts'

const tools = ['webpack', 'rsbuild', 'vite'] as const
let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'build-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Describes a build in the folder, which holds nothing else. */
const describe = (tool: Tool, changes?: BuildChanges) => {
  rmSync(folder, { recursive: true })
  writeStandardBuild(folder, tool, changes)
  return describeBuild(folder, 'r')
}
/** Why the build must not be released. */
async function faultsOf(tool: Tool, changes?: BuildChanges, others: readonly string[] = []): Promise<string[]> {
  const { record, build } = await describe(tool, changes)
  return buildFaults(
    record,
    build,
    others.map((version) => ({ ...record, version })),
  )
}

test.each(tools)('the record of a build by %s has its files, and those that its page loads first', async (tool) => {
  const [entry = '', chunk = '', sheet = ''] = writeStandardBuild(folder, tool)
  const { record } = await describeBuild(folder, 'r')
  expect(record).toMatchObject({
    name: 'mfe-x',
    version: expect.stringMatching(/^1\.2\.0-[0-9a-f]{12}$/),
    entry,
    global: 'mfe_x_1_2_0',
    routes: [{ path: '/x', title: 'X', expose: './pages/one', chunks: [chunk, sheet] }],
    shared: { react: '19.3.1' },
  })
  expect([record.module, Object.keys(record.files).toSorted()]).toEqual([
    tool === 'vite' ? true : undefined,
    [entry, chunk, sheet, 'mf-manifest.json'].toSorted(),
  ])
})

test.each(tools)(
  'a build by %s can be released, and is refused with React or code for development in it',
  async (tool) => {
    expect(await faultsOf(tool)).toEqual([])
    const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
    const reader = `const internals = React.${internals};`
    const withHash = (page: string) => faultsOf(tool, { page })
    expect(await withHash(reader)).toEqual([])
    expect(await withHash(`exports.${internals}={};`)).toEqual([
      expect.stringMatching(/contains React, .*@portal\/shared-contracts\/remotes\/shared\.$/),
    ])
    expect(await withHash('jsxDEV("p", {})')).toEqual([expect.stringMatching(/built for development: build it for/)])
  },
)

test.each(['webpack', 'rsbuild'] as const)(
  'a chunk of %s without hash is refused, a module needs none',
  async (tool) => {
    const entry = 'var mfe_x_1_2_0'
    expect(await faultsOf(tool, { entry })).toEqual([
      expect.stringMatching(/would be loaded without its hash: add SubresourceIntegrityPlugin .* "security: /),
    ])
    expect(await faultsOf('vite', { entry })).toEqual([])
  },
)

test.each(tools)('a style sheet of %s that the manifest does not name is refused without its hash', async (tool) => {
  const [, , sheet = ''] = writeStandardBuild(folder, tool)
  const assets = { js: { sync: [], async: [] }, css: { sync: [sheet], async: ['later.css'] } }
  const faultsWith = async (changes: BuildChanges = {}) => {
    writeStandardBuild(folder, tool, { manifest: { exposes: [{ path: './pages/one', assets }] }, ...changes })
    writeFileSync(path.join(folder, 'later.css'), '.later { color: red }')
    writeFileSync(path.join(folder, 'unnamed.css'), '.unnamed { color: red }')
    const { record, build } = await describeBuild(folder, 'r')
    // Sheets of later parts are loaded with those of the page, whose hashes the shell knows.
    expect(record.routes[0]?.chunks).toEqual([sheet, 'later.css'])
    return { record, faults: buildFaults(record, build, []) }
  }
  const fault = expect.stringMatching(/^unnamed\.css would be loaded without its hash: import it in a module/)
  const { record, faults } = await faultsWith()
  expect(faults).toEqual([fault])
  const entry = `var mfe_x_1_2_0; const hashes = ['${record.files['unnamed.css']}']`
  expect((await faultsWith({ entry })).faults).toEqual(tool === 'vite' ? [fault] : [])
})

test('the style sheet of the digital card, which the edge loads with its hash, is refused of other remotes only', async () => {
  writeStandardBuild(folder, 'rsbuild')
  writeFileSync(path.join(folder, 'digital-card.css'), '.card { color: red }')
  const { record, build } = await describeBuild(folder, 'r')
  expect(buildFaults({ ...record, name: 'mfe-cards' }, build, [])).toEqual([])
  expect(buildFaults(record, build, [])).toEqual([expect.stringMatching(/^digital-card\.css would be loaded without/)])
})

test('two versions whose globals or chunks have one name are refused, but not modules', async () => {
  expect(await faultsOf('webpack', {}, ['1.1.0-a'])).toEqual([
    expect.stringMatching(/global name mfe_x_1_2_0 like 1\.1\.0-a.* put the version into "name" .* raise "version"/),
  ])
  expect(await faultsOf('vite', {}, ['1.1.0-a'])).toEqual([])
  const { record } = await describe('webpack')
  const hash = Object.values(record.files).join()
  for (const object of ['self', 'globalThis']) {
    expect(await faultsOf('webpack', { entry: `${object}.webpackChunkmfe_x=[];'${hash}'` })).toEqual([
      expect.stringMatching(/global name webpackChunkmfe_x, .* set "output\.uniqueName" to mfe_x_1_2_0/),
    ])
  }
})

test('budgets depend on the kind of build; the team sets its own in remote.json, and the operator comes first', async () => {
  const budgetsOf = async (tool: Tool, remoteBudgets: object | undefined, operator?: { chunk: number }) => {
    const { record, build, remote } = await describe(tool, { remote: { budgets: remoteBudgets } })
    const sizes = await measure(record, build, { team: remote.budgets, operator })
    return Object.fromEntries(sizes.map(({ file, budget }) => [file === record.entry ? 'entry' : 'chunk', budget]))
  }
  expect(await budgetsOf('webpack', undefined)).toEqual({ entry: 32_000, chunk: 40_000 })
  expect(await budgetsOf('vite', undefined)).toEqual({ entry: 12_000, chunk: 40_000 })
  expect(await budgetsOf('vite', { chunk: 90_000 })).toEqual({ entry: 12_000, chunk: 90_000 })
  expect(await budgetsOf('vite', { chunk: 90_000 }, { chunk: 50_000 })).toEqual({ entry: 12_000, chunk: 50_000 })
})

const exposing = (...files: string[]) => ({
  manifest: { exposes: [{ path: './pages/one', assets: { js: { sync: files, async: [] } } }] },
})
test.each([
  {
    title: 'a page that is not exposed',
    changes: { remote: { routes: [{ path: '/x', title: 'X', expose: './pages/two' }] } },
    message: /does not expose "\.\/pages\/two"\. Build it again, or add the module to "exposes"/,
  },
  {
    title: 'a file that leaves the folder',
    changes: exposing('../secret.js'),
    message: /does not have "\.\.\/secret\.js" of its mf-manifest\.json\. Build it again/,
  },
  {
    title: 'a file that is missing',
    changes: exposing('gone.js'),
    message: /does not have "gone\.js" of its mf-manifest\.json\. Build it again/,
  },
  {
    title: 'a manifest of another shape',
    changes: { manifest: { metaData: {} } },
    message: /mf-manifest\.json is not what module federation plugins write: metaData\.globalName: /,
  },
  {
    title: 'a wrong field in remote.json',
    changes: { remote: { routes: [{ path: 'x', title: 'X', expose: './pages/one' }] } },
    message: /remote\.json: routes\.0\.path: Invalid/,
  },
  {
    title: 'an unknown field in remote.json',
    changes: { remote: { budget: { chunk: 1 } } },
    message: /remote\.json: budget: Invalid key/,
  },
  {
    title: 'a version that is no release',
    changes: { remote: { version: '1.2' } },
    message: /"version" must be three numbers such as 1\.2\.0, not "1\.2"\. Change it in /,
  },
])('$title is refused with the field and the remedy', async ({ changes, message }) => {
  await expect(describe('rsbuild', changes)).rejects.toThrow(message)
})

test('a file whose name addresses cannot have, and a manifest that is no JSON, are refused', async () => {
  writeStandardBuild(folder, 'vite')
  writeFileSync(path.join(folder, 'a b.js'), '')
  await expect(describeBuild(folder, 'r')).rejects.toThrow(/files\.a b\.js: is a name that files .* letters, digits/)
  writeFileSync(path.join(folder, 'mf-manifest.json'), '{')
  await expect(describeBuild(folder, 'r')).rejects.toThrow(/mf-manifest\.json is not JSON/)
})

test('a build in the folder dist of a package has the name and version of the package', async () => {
  const dist = path.join(folder, 'dist')
  mkdirSync(dist)
  writeStandardBuild(dist, 'vite', { remote: { name: undefined, version: undefined } })
  await expect(describeBuild(dist, 'r')).rejects.toThrow(/no package\.json: add "name" and "version" to remote\.json/)
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: '@team/mfe-y', version: '2.0.0' }))
  for (const place of [folder, dist]) {
    const { record } = await describeBuild(place, 'r')
    expect(record).toMatchObject({ name: 'mfe-y', version: expect.stringMatching(/^2\.0\.0-/) })
  }
})

// Rule: public-pages-97
test('a release has the licence lists of its build, and no other JSON files of developers', async () => {
  writeStandardBuild(folder, 'vite')
  const names = ['licences.json', 'licences.mfe-x-documents.json', 'stats.json', 'licences.txt', 'my.licences.json']
  for (const file of names) writeFileSync(path.join(folder, file), '{}')
  const { record } = await describeBuild(folder, 'r')
  expect(names.filter((file) => file in record.files)).toEqual(['licences.json', 'licences.mfe-x-documents.json'])
})
