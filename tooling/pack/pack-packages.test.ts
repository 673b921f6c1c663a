import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { packedPackages } from './pack-packages.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

test('packed packages have one version, because `remotes create` asks for the one of remote-kit of all', () => {
  const manifests = packedPackages.map((name) => read(`${name}/package.json`) as { name: string; version: string })
  expect((read('.changeset/config.json') as { fixed: unknown }).fixed).toEqual([manifests.map(({ name }) => name)])
  expect(new Set(manifests.map(({ version }) => version)).size).toBe(1)
})
