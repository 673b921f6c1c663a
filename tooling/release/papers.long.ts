import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { firstBrand } from '@portal/brands/brand-names'
import { packageId } from '@portal/shared-contracts/remotes/licences'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { builtArtefact, builtNames, edgeArtefact } from './artefacts.ts'
import { packageUrl } from './bill-of-materials.ts'
import { fileHashes } from './file-hashes.ts'
import { followRecipe } from './follow-recipe.ts'
import { differences, readStatement } from './statement.ts'
import { writePapers } from './write-papers.ts'

const place = mkdtempSync(path.join(tmpdir(), 'papers-'))
afterAll(() => rmSync(place, { recursive: true }))
const clones = ['one', 'a-folder-with-another-name/of/the'].map((name) => ({
  clone: path.join(place, name, 'clone'),
  image: path.join(place, name, 'image'),
}))
const [{ clone, image }] = clones as [(typeof clones)[number]]

beforeAll(async () => {
  for (const each of clones) await followRecipe(each.clone, each.image)
}, 20 * 60_000)

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const out = path.join(place, 'papers')
const options = { out, repository: root, revision: 'a'.repeat(40), brand: firstBrand, key: privateKey }

type Bom = { components?: { purl?: string }[] }
async function urlsIn(file: string): Promise<string[]> {
  const text = readFileSync(file, 'utf8')
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull()
  return ((JSON.parse(text) as Bom).components ?? []).map(({ purl = '' }) => purl).toSorted()
}

test('shell, elements and edge of two clones in two folders have the same files with the same bytes', () => {
  const [one, other] = clones.map((each) =>
    [...fileHashes(each.image)].map(([file, { sha256, mode }]) => `${file} ${mode} ${sha256}`),
  )
  expect(other).toEqual(one)
  for (const file of ['shell/dist/shell-manifest.json', 'embed/dist/rewards.js', 'licences.json'])
    expect(one?.some((line) => line.startsWith(`${file} `))).toBe(true)
})

test('the bill of materials of the edge has exactly what npm has installed in the image', async () => {
  const [bom = ''] = writePapers(edgeArtefact(image), options)
  // What npm itself says about the folder; the recipe deletes the compiler.
  const hidden = JSON.parse(readFileSync(path.join(image, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean }>
  }
  const installed = Object.entries(hidden.packages)
    .filter(([at, { link }]) => at.includes('node_modules/') && link !== true && !/\/@?typescript(\/|$)/.test(at))
    .map(([at, { version = '' }]) => packageUrl({ name: at.split('node_modules/').at(-1) ?? '', version }))
  expect(installed.length).toBeGreaterThan(50)
  expect(await urlsIn(bom)).toEqual([...new Set(installed)].toSorted())
})

test('the bill of materials of each build has the packages of its licence lists, other ones than the edge', async () => {
  const urls = await Promise.all(
    [...builtNames.portal, ...builtNames.remotes].map(async (name) => {
      const artefact = builtArtefact(clone, name)
      const [bom = ''] = writePapers(artefact, options)
      const found = await urlsIn(bom)
      expect(found).toEqual(artefact.packages.map(packageUrl).toSorted())
      return found
    }),
  )
  expect(urls[0]?.some((url) => url.startsWith('pkg:npm/react-dom@'))).toBe(true)
  expect(edgeArtefact(image).packages.map(packageId).join()).not.toContain('react-dom')
})

test('a statement of the edge holds for its image, and names what differs in a changed one', () => {
  const [, statement = ''] = writePapers(edgeArtefact(image), options)
  const { files, build } = readStatement(readFileSync(statement, 'utf8'), publicKey)
  expect(build).toMatchObject({ artefact: 'edge', revision: options.revision, node: process.version })
  const changed = path.join(place, 'changed')
  cpSync(image, changed, { recursive: true, verbatimSymlinks: true })
  expect(differences(files, fileHashes(changed))).toEqual([])
  appendFileSync(path.join(changed, 'edge-proxy/src/server.ts'), '\n')
  rmSync(path.join(changed, 'node_modules/hono/LICENSE'))
  writeFileSync(path.join(changed, 'shell/dist/assets/new.js'), '')
  expect(differences(files, fileHashes(changed))).toEqual([
    'edge-proxy/src/server.ts has other bytes',
    'node_modules/hono/LICENSE is missing',
    'shell/dist/assets/new.js is not in the statement',
  ])
})

test('an image whose list lacks a package, or has one more, gets no papers', () => {
  const other = path.join(place, 'other')
  cpSync(image, other, { recursive: true, verbatimSymlinks: true })
  cpSync(path.join(root, 'node_modules/react'), path.join(other, 'node_modules/react'), { recursive: true })
  expect(() => edgeArtefact(other)).toThrow(/differ: react@/)
  rmSync(path.join(other, 'node_modules/react'), { recursive: true })
  rmSync(path.join(other, 'node_modules/hono'), { recursive: true })
  expect(() => edgeArtefact(other)).toThrow(/differ: hono@/)
})
