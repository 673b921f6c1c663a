import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { decodeJwt } from 'jose'
import { deprecatedParts, type DeprecatedPart } from '@portal/shared-contracts/remotes/deprecated-parts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contractVersion, ownMajor, withMajor } from '@portal/shared-contracts/remotes'
import { openTerminal } from '../testing/terminal.ts'
import { writeBuiltRemote } from '../testing/built-remote.ts'
import { writeStandardBuild } from '../testing/standard-builds.ts'

const deprecated = { name: '$userData', since: '4.1.0', until: '5.0.0', use: '`$member`' }
/** The list of the package, to which these tests add a part. */
const deprecatedList = deprecatedParts as DeprecatedPart[]
beforeEach(() => void deprecatedList.push({ module: '@portal/shared-contracts/session', ...deprecated }))
afterEach(() => void deprecatedList.pop())

let folder: string
let publicKey: string
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'command-'))
  writeBuiltRemote(folder)
  publicKey = ((await remotes('keys', 'create', '--json')).json as { public: string }).public
  await remotes('keys', 'create', '--out', 'registry.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const env = () => ({ REMOTES_DIR: path.join(folder, 'releases'), REGISTRY_KEY: 'registry.json' })
const remotes = (...args: string[]) => openTerminal({ cwd: folder, env: env() }).run(...args)
const register = (...claims: string[]) => remotes('keys', 'add', 'mfe-x', `--public=${publicKey}`, ...claims)

/** Runs `release` in a process of its own, because Vitest rewrites the imports that the record is made from. */
function releaseIt(...args: string[]) {
  const script = path.resolve(import.meta.dirname, 'remotes.ts')
  const options = { cwd: folder, encoding: 'utf8' as const, env: { ...process.env, ...env() } }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'release', '--no-build', ...args], options)
  return { code: status, output: stdout, errors: stderr }
}

test('a registered remote is released with its sizes, then as a canary, and verified', async () => {
  await register('--path', '/x')
  const dry = releaseIt('--dry-run', '--by', 'Ada')
  expect(dry).toMatchObject({ code: 0, errors: '' })
  expect(dry.output).toMatch(/entry\.js +\d+ of 32000 brotli bytes\nDry run: mfe-x is 1\.2\.0-[0-9a-f]{12}\n$/)
  expect((await remotes('list')).output).toBe('mfe-x: not released')

  const first = releaseIt('--by', 'Ada', '--json')
  expect(first.errors).toContain('Uploaded 3 of 3: mf-manifest.json')
  const { version, pointer } = JSON.parse(first.output) as { version: string; pointer: object }
  expect(pointer).toEqual({ current: version, by: 'Ada', at: expect.any(String) })

  writeBuiltRemote(folder, 'export const x = 2')
  expect(releaseIt('--canary', '5').output).toMatch(/mfe-x is 1\.2\.0-\w+, canary 1\.2\.0-\w+ at 5 %/)
  expect((await remotes('list', 'mfe-x')).output.split('\n')).toHaveLength(3)
  expect(await remotes('verify')).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 remotes with 2 versions'),
  })
})

test('a release warns of the deprecated parts that its build imports, and has its imports in the record', async () => {
  await register('--path', '/x')
  const dist = path.join(folder, 'dist')
  rmSync(dist, { recursive: true })
  writeStandardBuild(dist, 'vite')
  const without = await remotes('release', 'dist', '--dry-run', '--json')
  expect([without.code, without.errors]).toEqual([0, ''])
  const module = '@portal/page-library/session'
  const imports = { [module]: ['$status', '$userData'] }
  writeFileSync(path.join(dist, 'contract-imports.json'), JSON.stringify(imports))
  const { code, errors, json } = await remotes('release', 'dist', '--json')
  expect([code, errors.split('\n')[0]]).toEqual([
    0,
    `Warning: $userData of ${module} is deprecated since 4.1.0, until contract 5.0.0: use \`$member\``,
  ])
  const { version } = json as { version: string }
  expect(json).toMatchObject({ deprecated: [{ module, ...deprecated }] })
  const jws = readFileSync(path.join(folder, 'releases/remotes/mfe-x', version, 'record.jws'), 'utf8')
  expect(decodeJwt(jws)).toMatchObject({ imports })
  expect((await remotes('verify')).code).toBe(0)
})

test('a folder with mf-manifest.json is released as it is, with the key of its package, and verified', async () => {
  await register('--path', '/x')
  rmSync(path.join(folder, 'dist'), { recursive: true })
  const [, chunk = ''] = writeStandardBuild(path.join(folder, 'dist'), 'rsbuild')
  const { code, json } = await remotes('release', 'dist', '--json')
  expect(code).toBe(0)
  const { version } = json as { version: string }
  expect(await remotes('verify')).toMatchObject({ code: 0 })
  writeFileSync(path.join(folder, 'releases/remotes/mfe-x', version, chunk), 'changed')
  expect((await remotes('verify')).errors).toContain(`${chunk} has other bytes than its record says`)
})

test('the first release of a remote can be a canary', async () => {
  await register('--path', '/x')
  expect(releaseIt('--canary', '5').output).toMatch(/mfe-x is without a current version, canary 1\.2\.0-\w+ at 5 %$/m)
  expect((await remotes('promote', '--json')).json).toMatchObject({
    ok: true,
    pointer: { current: expect.any(String) },
  })
  expect(await remotes('verify')).toMatchObject({ code: 0 })
})

test('a release without registration, key, claim or budget is refused with the remedy, and nothing is uploaded', async () => {
  expect(releaseIt()).toMatchObject({ code: 1, errors: expect.stringMatching(/no registry document.*keys add mfe-x/) })
  await remotes('keys', 'add', 'mfe-y', `--public=${publicKey}`, '--path', '/y')
  expect(releaseIt().errors).toContain(
    `mfe-x is not registered. An operator runs "remotes keys add mfe-x --public=${publicKey} --path /x"`,
  )
  await remotes('keys', 'add', 'mfe-x', `--public=${'A'.repeat(43)}`, '--path', '/z', '--budget-chunk', '10')
  expect(releaseIt().errors).toContain('does not have this key of mfe-x')
  await register()
  const { code, errors } = releaseIt('--dry-run')
  expect(code).toBe(1)
  expect(errors).toMatch(
    /mfe-x 1\.2\.0-\w+ cannot be released:\n- the path \/x is not claimed\. An operator runs "remotes keys add mfe-x --path \/x"\.\n- a\.js has \d+ brotli bytes; its budget is 10\. Make it smaller, or raise it with "budgets" in remote\.json; .*"--budget-chunk"\.\n$/,
  )
  rmSync(path.join(folder, 'release-key.json'))
  expect(releaseIt().errors).toMatch(/--key: there is no key file .*release-key\.json/)
  expect((await remotes('list', '--json')).json).toMatchObject({ remotes: [{ versions: [] }, { versions: [] }] })
})

test('a release with a file of more than 8 MiB is refused with a sentence', async () => {
  await register('--path', '/x')
  writeBuiltRemote(folder, `export const x = '${'x'.repeat(9 * 1024 * 1024)}'`)
  const { code, errors } = releaseIt()
  expect(code).toBe(1)
  expect(errors).toMatch(/a file has \d+ bytes; at most 8388608 are possible\./)
})

test('a release that does not fit a live shell or another remote is refused, and the message names it', async () => {
  await register('--path', '/x')
  await remotes('keys', 'add', 'mfe-y', `--public=${publicKey}`, '--path', '/y')
  const put = (file: string, text: string) => {
    const place = path.join(folder, 'releases', file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  const shell = { build: 'old', origin: 'https://portal.example', contract: '9.0.0', shared: {}, paths: ['/'] }
  put('shells/old.json', JSON.stringify({ ...shell, widgets: ['mfe-x/box'] }))
  const record = {
    name: 'mfe-y',
    version: '1.0.0',
    revision: 'r',
    contract: contractVersion,
    entry: 'e.js',
    global: 'y',
  }
  const payload = { ...record, files: {}, routes: [], widgets: {}, uses: ['mfe-x/list'] }
  put('remotes/mfe-y/1.0.0/record.jws', `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`)
  put('remotes/mfe-y/release.json', JSON.stringify(withMajor(null, ownMajor, { current: '1.0.0' })))
  const { code, errors } = releaseIt('--dry-run')
  expect(code).toBe(1)
  expect(errors).toMatch(
    /The shell old of https:\/\/portal\.example has the contract 9\.0\.0, mfe-x 1\.2\.0-\w+ is built for \d\./,
  )
  expect(errors).toContain('The shell old of https://portal.example shows mfe-x/box, which is gone.')
  expect(errors).toMatch(/mfe-y 1\.0\.0 shows mfe-x\/list, which mfe-x 1\.2\.0-\w+ does not have\./)
})

test('after a key was rotated as docs/release-a-remote.md says, every version that browsers may load is intact', async () => {
  await register('--path', '/x')
  const version = (build: string) => {
    writeBuiltRemote(folder, build)
    return (JSON.parse(releaseIt('--json').output) as { version: string }).version
  }
  const [oldest] = [version('export const x = 1'), version('export const x = 2')]
  renameSync(path.join(folder, 'release-key.json'), path.join(folder, 'old-key.json'))
  const newKey = ((await remotes('keys', 'create', '--json')).json as { public: string }).public
  await remotes('keys', 'add', 'mfe-x', `--public=${newKey}`)
  // The first release with the new key signs the current version again, the second one makes it the previous version.
  const previous = version('export const x = 2')
  const current = version('export const x = 3')
  await remotes('keys', 'remove', 'mfe-x', `--public=${publicKey}`)
  expect(await remotes('verify')).toMatchObject({ code: 0, output: expect.stringContaining('3 versions') })
  expect((await remotes('list', '--json')).json).toMatchObject({
    remotes: [{ pointer: { majors: { [ownMajor]: { current, previous } } } }],
  })

  rmSync(path.join(folder, 'releases/remotes/mfe-x', oldest, 'a.js'))
  expect((await remotes('verify')).errors).toContain(`${oldest}/a.js is missing`)
  writeFileSync(path.join(folder, 'releases/remotes/mfe-x', oldest, 'record.jws'), 'broken')
  expect((await remotes('verify')).errors).toContain(`${oldest}/record.jws is not a release record`)
  expect(await remotes('rollback')).toMatchObject({ code: 0 })
})

test('verify names every changed, missing, foreign and wrongly signed file', async () => {
  await register('--path', '/x')
  const { version } = JSON.parse(releaseIt('--json').output) as { version: string }
  const file = (name: string) => path.join(folder, 'releases/remotes/mfe-x', name)
  const faults = async () => (await remotes('verify')).errors

  writeFileSync(file(`${version}/entry.js`), 'changed')
  rmSync(file(`${version}/a.js`))
  writeFileSync(
    file('release.json'),
    JSON.stringify(withMajor(null, ownMajor, { current: version, previous: '0.0.1' })),
  )
  expect(await faults()).toMatch(/entry\.js has other bytes than its record says/)
  expect(await faults()).toMatch(/a\.js is missing/)
  expect(await faults()).toMatch(/release\.json names 0\.0\.1, which is not there/)
  writeFileSync(file('release.json'), '{')
  expect(await faults()).toMatch(/release\.json is not a release pointer/)
  writeFileSync(file('release.json'), JSON.stringify(withMajor(null, ownMajor, { current: version })))
  const record = readFileSync(file(`${version}/record.jws`), 'utf8')
  writeFileSync(file(`${version}/record.jws`), record.slice(0, -4) + 'AAAA')
  expect(await faults()).toMatch(/record\.jws is not signed by a key of mfe-x/)
  const trusted = { ...env(), REGISTRY_PUBLIC_KEYS: 'A'.repeat(43) }
  expect((await openTerminal({ cwd: folder, env: trusted }).run('verify')).errors).toMatch(
    /registry\.jws is not signed/,
  )
  await remotes('keys', 'remove', 'mfe-x')
  expect(await faults()).toMatch(/mfe-x has releases and is not registered/)
})
