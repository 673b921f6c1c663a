import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { expect, onTestFinished, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'

const from = { revision: 'a'.repeat(40), lockFile: 'b'.repeat(64), node: 'v24.0.0' }
const found = (name: string, license: string) => ({ name, version: '1.0.0+x', license, text: 'text' })

test('a bill of materials names each package with its address and licence, and the libraries in libvips', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bill-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const libvips = path.join(folder, 'node_modules/@img/sharp-libvips-linux-x64')
  mkdirSync(libvips, { recursive: true })
  writeFileSync(path.join(libvips, 'versions.json'), '{"webp":"1.6.0"}')
  const packages = [
    found('react', 'MIT'),
    found('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'),
    found('both', '(MIT OR Apache-2.0)'),
    found('own', 'SEE LICENSE IN LICENSE'),
    found('none', ''),
    { ...found('House', 'LicenseRef-House'), isOwnFont: true as const },
  ]
  const artefact = { name: 'edge', version: '2.0.0', folder, packages, from, parts: [] }
  const text = billOfMaterials(artefact)
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull()
  const bom = JSON.parse(text) as { components: object[]; metadata: object }
  expect(bom.metadata).toMatchObject({ component: { name: 'member-portal-edge', version: '2.0.0' } })
  expect(bom.components).toMatchObject([
    { name: 'House', licenses: [{ license: { name: 'LicenseRef-House' } }] },
    {
      group: '@img',
      purl: 'pkg:npm/%40img/sharp-libvips-linux-x64@1.0.0%2Bx',
      components: [{ name: 'webp', version: '1.6.0' }],
    },
    { name: 'both', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
    { name: 'none', licenses: [{ license: { name: 'unknown' } }] },
    { name: 'own', licenses: [{ license: { name: 'SEE LICENSE IN LICENSE' } }] },
    { name: 'react', purl: 'pkg:npm/react@1.0.0%2Bx', licenses: [{ license: { id: 'MIT' } }] },
  ])
  expect(bom.components[0]).not.toHaveProperty('purl')
  expect(billOfMaterials(artefact)).toBe(text)
})

test('a bill of materials has the packages of other builds in the artefact as components of these builds', async () => {
  const part = (name: string) => ({ name, folder: `/none/${name}`, packages: [found('react', 'MIT')], from })
  const parts = [part('shell'), part('embed')]
  const packages = [found('hono', 'MIT'), found('react', 'MIT')]
  const text = billOfMaterials({ name: 'edge', version: '2.0.0', folder: '/none', packages, from, parts })
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull()
  const { components } = JSON.parse(text) as { components: { name: string }[] }
  const react = { name: 'react', purl: 'pkg:npm/react@1.0.0%2Bx' }
  expect(components.map(({ name }) => name).toSorted()).toEqual([
    'hono',
    'member-portal-embed',
    'member-portal-shell',
    'react',
  ])
  for (const name of ['member-portal-embed', 'member-portal-shell'])
    expect(components).toContainEqual(
      expect.objectContaining({ name, type: 'application', components: [expect.objectContaining(react)] }),
    )
})
