import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import changesets from '../../.changeset/config.json' with { type: 'json' }
import { root } from '../build/root.ts'
import { packedPackages } from './pack-packages.ts'

test('packed packages have one version, because `remotes create` asks for the one of remote-kit of all', () => {
  const manifests = packedPackages.map(
    (name) =>
      JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')) as { name: string; version: string },
  )
  expect(changesets.fixed).toEqual([manifests.map(({ name }) => name)])
  expect(new Set(manifests.map(({ version }) => version)).size).toBe(1)
})
