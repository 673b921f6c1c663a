import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { brandNames, firstBrand } from '@portal/brands/brand-names'
import { createKey } from '@portal/remote-kit/release/signing'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../build/root.ts'
import { checkOut } from '../run/check-out.ts'
import { blocksOf, subsectionsOf } from '../run/documents.ts'
import { startScript } from '../run/start-script.ts'
import { builtNames, distOf, edgeArtefact } from './artefacts.ts'
import { fileHashes, sha256 } from './file-hashes.ts'
import { readEd25519Key } from './ed25519-key.ts'
import { runContainerfile } from './run-containerfile.ts'
import { packageUrl } from './package-url.ts'
import { readStatement } from './statement.ts'

// Runs the commands of docs/operate.md in a repository of its own; a program in place of Podman runs those of
// deploy/Containerfile.

const place = mkdtempSync(path.join(tmpdir(), 'papers-'))
afterAll(() => rmSync(place, { recursive: true }))
const [repository, portal, bin] = ['repository', 'portal', 'bin'].map((name) => path.join(place, name)) as [
  string,
  string,
  string,
]
const [image, papers] = [path.join(portal, 'edge-image'), path.join(repository, '.papers')]
const names = [...builtNames.portal, 'edge', ...builtNames.remotes]

const guide = subsectionsOf(readFileSync(path.join(root, 'docs/operate.md'), 'utf8'))
const [, section = ''] = guide.find(([heading]) => heading === 'Bills of materials and statements') ?? []
const [createKeys = '', build = '', write = '', verify = ''] = blocksOf(section, 'sh')

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim()

/** Runs commands of the guide in the repository. */
async function run(commands: string, settings: Readonly<Record<string, string>> = {}) {
  const script = startScript(commands, repository, {
    PATH: `${bin}:${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    PORTAL: portal,
    REMOTES_KEY: path.join(portal, 'keys/release-key.json'),
    ...settings,
  })
  return { status: await script.exited, log: script.log() }
}

/** Podman as far as the guide uses it. */
const podman = `#!/bin/sh
set -e
case "$1" in
build)
  export "$3"
  for sources; do :; done
  node --input-type=module --eval 'const [, url, ...folders] = process.argv; await (await import(url)).runContainerfile(...folders)' \
    '${pathToFileURL(path.join(import.meta.dirname, 'run-containerfile.ts')).href}' "$sources" '${place}/built' ;;
cp) cp -a '${place}/built' "$3" ;;
esac
`

beforeAll(async () => {
  checkOut(repository)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'All')
  for (const folder of [bin, path.join(portal, 'keys')]) mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(bin, 'podman'), podman, { mode: 0o755 })
  writeFileSync(path.join(portal, 'keys/release-key.json'), JSON.stringify(await createKey()))
  const { status, log } = await run(createKeys + build + write)
  if (status !== 0) throw new Error(log)
}, 20 * 60_000)

const statementOf = (name: string) => {
  const file = builtNames.remotes.includes(name) ? 'release-key.json' : 'papers-key.pub.pem'
  const key = readEd25519Key(path.join(portal, 'keys', file), 'public', '--key')
  return readStatement(readFileSync(path.join(papers, `${name}.dsse.json`), 'utf8'), key)
}

type Component = { name: string; purl?: string; components?: Component[] }
async function componentsIn(name: string): Promise<Component[]> {
  const text = readFileSync(path.join(papers, `${name}.cdx.json`), 'utf8')
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull()
  return (JSON.parse(text) as { components?: Component[] }).components ?? []
}
const urlsOf = (components: readonly Component[] = []): string[] =>
  components.flatMap(({ purl }) => purl ?? []).toSorted()

test('the commands of the guide write statements of the revision, lock file, Node and brand of every build', async () => {
  const lockFile = sha256(readFileSync(path.join(root, 'package-lock.json')))
  for (const name of names) {
    const brand = builtNames.remotes.includes(name) ? {} : { brand: firstBrand }
    const expected = { revision: git('rev-parse', 'HEAD'), lockFile, node: process.version, ...brand }
    expect(statementOf(name).build).toMatchObject(expected)
    expect(Object.hasOwn(statementOf(name).build, 'brand')).toBe('brand' in brand)
  }
  const { status, log } = await run(verify)
  expect(log).toContain(`are those of edge`)
  expect(log).toContain(`from revision ${git('rev-parse', 'HEAD')}`)
  expect(status).toBe(0)
})

test('the guide leaves neither keys nor the image in the checkout', () => {
  const left = git('status', '--porcelain', '--ignored').split('\n')
  expect(left).toContain('!! .papers/')
  expect(left.filter((line) => !/^!! (?:[\w.-]+\/)*(?:\.papers|\.turbo|node_modules|dist)\/$/.test(line))).toEqual([])
})

test('the bill of materials of the edge has exactly what npm has installed in the image, and the builds in it', async () => {
  // What npm itself says about the folder; deploy/Containerfile deletes the compiler.
  const hidden = JSON.parse(readFileSync(path.join(image, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean }>
  }
  const installed = Object.entries(hidden.packages)
    .filter(([at, { link }]) => at.includes('node_modules/') && link !== true && !/\/@?typescript(\/|$)/.test(at))
    .map(([at, { version = '' }]) => packageUrl({ name: at.split('node_modules/').at(-1) ?? '', version }))
  expect(installed.length).toBeGreaterThan(50)
  const components = await componentsIn('edge')
  expect(urlsOf(components)).toEqual([...new Set(installed)].toSorted())
  for (const name of builtNames.portal) {
    const nested = components.find((each) => each.name === `member-portal-${name}`)
    expect(urlsOf(nested?.components)).toEqual(urlsOf(await componentsIn(name)))
  }
  for (const part of builtNames.portal)
    expect(urlsOf(await componentsIn(part)).some((url) => url.startsWith('pkg:npm/react-dom@'))).toBe(true)
  expect(installed.join()).not.toContain('react-dom')
})

test('verify:papers names what differs in a changed image', async () => {
  const changed = path.join(place, 'changed')
  cpSync(image, changed, { recursive: true, verbatimSymlinks: true })
  appendFileSync(path.join(changed, 'edge-proxy/src/server.ts'), '\n')
  rmSync(path.join(changed, 'node_modules/hono/LICENSE'))
  writeFileSync(path.join(changed, 'shell/dist/assets/new.js'), '')
  const { status, log } = await run(verify.replaceAll('$PORTAL/edge-image', changed))
  expect(log).toContain(
    [
      'edge-proxy/src/server.ts has other bytes',
      'node_modules/hono/LICENSE is missing',
      'shell/dist/assets/new.js is not in the statement',
    ].join('\n'),
  )
  expect(status).toBe(1)
})

test('an image whose list lacks a package, or has one more, or whose build was changed, gets no papers', () => {
  const other = path.join(place, 'other')
  cpSync(image, other, { recursive: true, verbatimSymlinks: true })
  appendFileSync(path.join(other, 'embed/dist/rewards.js'), '\n')
  expect(() => edgeArtefact(other)).toThrow('has other files than `npm run build` has written')
  cpSync(path.join(root, 'node_modules/react'), path.join(other, 'node_modules/react'), { recursive: true })
  expect(() => edgeArtefact(other)).toThrow(/differ: react@/)
  rmSync(path.join(other, 'node_modules/react'), { recursive: true })
  rmSync(path.join(other, 'node_modules/hono'), { recursive: true })
  expect(() => edgeArtefact(other)).toThrow(/differ: hono@/)
})

test('a build of another brand or revision, and a checkout with changes, get no papers', async () => {
  const refused = async (reason: string, settings = {}) => {
    const { status, log } = await run(write.replace(/^export BRAND=\S+ /, 'export '), settings)
    expect(log).toContain(reason)
    expect(status).toBe(1)
  }
  const other = brandNames(path.join(root, 'brands')).find((name) => name !== firstBrand) ?? ''
  await refused(`was built from the brand ${firstBrand}, and that of the checkout is ${other}`, { BRAND: other })
  appendFileSync(path.join(repository, 'README.md'), '\n')
  await refused('-dirty: commit its changes first')
  git('commit', '--quiet', '--all', '--message', 'Another')
  await refused(`and that of the checkout is ${git('rev-parse', 'HEAD')}`)
  git('reset', '--quiet', '--hard', 'HEAD~1')
  expect((await run(write)).status).toBe(0)
}, 120_000)

test(
  'shell, elements and edge of two clones in two folders have the same files with the same bytes',
  async () => {
    const lines = (folder: string): string[] =>
      [...fileHashes(folder)].map(([file, { sha256: hash, mode }]) => `${file} ${mode} ${hash}`)
    for (const name of builtNames.portal) {
      expect(lines(distOf(repository, name))).toEqual(lines(distOf(image, name)))
      expect(lines(distOf(repository, name)).length).toBeGreaterThan(10)
    }
    // Turbo has kept the builds of this brand, so that this makes the rest of the edge.
    vi.stubEnv('BRAND', firstBrand)
    onTestFinished(() => void vi.unstubAllEnvs())
    const other = path.join(place, 'image')
    await runContainerfile(repository, other)
    expect(lines(other)).toEqual(lines(image))
    for (const file of ['shell/dist/shell-manifest.json', 'embed/dist/rewards.js', 'licences.json'])
      expect(lines(other).some((line) => line.startsWith(`${file} `))).toBe(true)
  },
  10 * 60_000,
)
