import { expect, test } from 'vitest'
import { bundledManifest, packedManifest } from './packed-manifest.ts'

test('a packed package exports built files with declarations, under former paths too, and has peers of what must be one copy', () => {
  const source = {
    name: '@portal/shared-ui',
    version: '0.2.0',
    private: true,
    sideEffects: ['**/*.css'],
    bin: { remotes: './src/commands/remotes.ts' },
    exports: {
      './tag': './src/tag/tag.tsx',
      './domain/*': './src/domain/*.ts',
      './styles/*.css': './src/styles/*.css',
      './css-modules': './src/css-modules.d.ts',
    },
    formerExports: { './label': './src/tag/tag.tsx', './text/links': '@portal/page-library/navigation/links' },
    dependencies: { '@portal/shared-contracts': '0.1.0', react: '^19.3.1', ky: '^2.1.0' },
    devDependencies: { '@types/react': '^19.3.0' },
  }
  expect(packedManifest(source)).toEqual({
    name: '@portal/shared-ui',
    version: '0.2.0',
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24' },
    files: ['dist', 'template', 'template-tools', 'README.md', 'CHANGELOG.md'],
    sideEffects: ['**/*.css'],
    bin: { remotes: './dist/commands/remotes.js' },
    exports: {
      './tag': { types: './dist/tag/tag.d.ts', default: './dist/tag/tag.js' },
      './domain/*': { types: './dist/domain/*.d.ts', default: './dist/domain/*.js' },
      './styles/*.css': './dist/styles/*.css',
      './css-modules': { types: './dist/css-modules.d.ts' },
      './label': { types: './dist/tag/tag.d.ts', default: './dist/tag/tag.js' },
      './text/links': { types: './dist/former/text/links.d.ts', default: './dist/former/text/links.js' },
      './internal/*': './dist/*',
      './package.json': './package.json',
    },
    dependencies: { ky: '^2.1.0' },
    peerDependencies: { '@portal/shared-contracts': '^0.1.0', '@portal/page-library': '^0.2.0', react: '^19.3.1' },
  })
})

test('a packed package keeps its own peers, such as an optional tool', () => {
  const peers = {
    peerDependencies: { playwright: '^1.64.1' },
    peerDependenciesMeta: { playwright: { optional: true } },
  }
  const source = { name: '@portal/remote-kit', version: '0.2.0', dependencies: { react: '^19.3.1' }, ...peers }
  expect(packedManifest(source)).toMatchObject({
    peerDependencies: { react: '^19.3.1', playwright: '^1.64.1' },
    peerDependenciesMeta: { playwright: { optional: true } },
  })
})

test('a packed package has the dependencies that only teams need', () => {
  const source = { name: '@portal/x', version: '1.0.0', dependencies: { ky: '^2.1.0' } }
  const packedDependencies = { typescript: '^6.0.0' }
  expect(packedManifest({ ...source, packedDependencies })).toMatchObject({
    dependencies: { ky: '^2.1.0', typescript: '^6.0.0' },
  })
  expect(packedManifest({ ...source, packedDependencies })).not.toHaveProperty('packedDependencies')
})

test('a bundled package depends on nothing but peers that the page may have, and exports what is published', () => {
  const peers = { peerDependencies: { react: '>=18' }, peerDependenciesMeta: { react: { optional: true } } }
  const source = {
    name: '@portal/embed',
    version: '0.1.0',
    license: 'SEE LICENSE IN LICENSE',
    exports: { '.': './src/index.ts', './runtime/tokens': './src/runtime/tokens.ts' },
    publishConfig: { exports: { '.': './src/index.ts' } },
    customElements: 'custom-elements.json',
    dependencies: { '@portal/shared-contracts': '0.1.0', react: '^19.3.1' },
    ...peers,
  }
  expect(bundledManifest(source)).toEqual({
    name: '@portal/embed',
    version: '0.1.0',
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    files: ['dist', 'README.md', 'CHANGELOG.md', 'custom-elements.json'],
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    sideEffects: false,
    customElements: 'custom-elements.json',
    ...peers,
  })
})
