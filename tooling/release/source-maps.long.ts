import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { packagesBySourceMaps } from '@portal/remote-kit/testing/source-maps'
import { expect, onTestFinished, test } from 'vitest'
import type { Configuration } from 'webpack'
import { root } from '../build/root.ts'

// The bills of materials have what the lists have; the test of `list-packages` does this for a remote.

/** Packages in the scripts of the builds of a package of the repository. */
async function packagesOf(name: string, build: string) {
  const dist = mkdtempSync(path.join(tmpdir(), 'source-maps-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const file = pathToFileURL(path.join(root, name, 'webpack.config.ts')).href
  const { default: configs } = (await import(file)) as { default: Configuration[] }
  const found = configs.filter((config) => config.name === build)
  expect(found).toHaveLength(1)
  return packagesBySourceMaps(
    found.map((config) => ({ ...config, dependencies: [] })),
    dist,
  )
}

test.each([
  { name: 'shell', build: 'shell', written: ['webpack', 'webpack-subresource-integrity'] },
  { name: 'shell', build: 'prerender', written: ['webpack'] },
  { name: 'embed', build: 'embed-parts', written: ['webpack', 'webpack-subresource-integrity'] },
  // One module in one file needs no code of webpack.
  { name: 'embed', build: 'embed-scripts', written: [] },
])(
  'the list of the build $build has exactly the packages that its source maps name',
  async ({ name, build, written }) => {
    const packages = await packagesOf(name, build)
    expect(packages.listed).toEqual(packages.mapped)
    expect(packages.written).toEqual(written)
  },
)
