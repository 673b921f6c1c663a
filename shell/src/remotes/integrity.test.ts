import type { RegistrySnapshot } from '@portal/shared-contracts/remotes'
import { expect, test, vi } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import { createIntegrity } from './integrity.ts'

const origin = 'https://portal.example'
const record = (version: string) =>
  releaseRecord({ version, files: { 'entry.js': `entry of ${version}`, 'abc.js': `abc of ${version}` } })
const registry: RegistrySnapshot = {
  'mfe-rewards': {
    base: '/remotes/mfe-rewards/0.1.0-b/',
    record: record('0.1.0-b'),
    previous: { base: '/remotes/mfe-rewards/0.1.0-a/', record: record('0.1.0-a') },
  },
}
const withRegistry = () => createIntegrity(registry, `${origin}/top/x_1?q#h`)

/** The fields of a script element that are used. */
const script = (src: string) =>
  ({ src, integrity: '', crossOrigin: null as string | null, fetchPriority: 'auto' }) as HTMLScriptElement

test.each([
  { file: '/remotes/mfe-rewards/0.1.0-b/entry.js', integrity: 'entry of 0.1.0-b' },
  { file: '/remotes/mfe-rewards/0.1.0-b/abc.js', integrity: 'abc of 0.1.0-b' },
  { file: '/remotes/mfe-rewards/0.1.0-a/entry.js', integrity: 'entry of 0.1.0-a' },
])('$file gets the hash "$integrity"', ({ file, integrity }) => {
  const element = script(origin + file)
  withRegistry()(element)
  expect(element).toEqual({ src: origin + file, integrity, crossOrigin: 'anonymous', fetchPriority: 'high' })
})

test.each([
  `${origin}/remotes/mfe-rewards/0.1.0-b/other.js`,
  `${origin}/remotes/mfe-rewards/0.1.0-c/entry.js`,
  `${origin}/remotes/mfe-rewards/0.1.0-b/../0.1.0-c/entry.js`,
  `${origin}/remotes/mfe-rewards/0.1.0-b/abc.js?other`,
  `${origin}/assets/other.js`,
  'https://evil.example/remotes/mfe-rewards/0.1.0-b/entry.js',
  'https://evil.example/assets/home.js',
  '//evil.example/remotes/mfe-rewards/0.1.0-b/entry.js',
  'data:text/javascript,alert(1)',
])('rejects %s, which has no hash', (src) => {
  expect(() => withRegistry()(script(src))).toThrow('No integrity')
})

test('files of a dev server have no hash in the development build; in production they are rejected', () => {
  const base = 'http://localhost:4100/'
  const served: RegistrySnapshot = {
    ...registry,
    'mfe-cards': { base, record: releaseRecord({ files: {} }), development: true },
  }
  const element = script(`${base}entry.js`)
  createIntegrity(served, origin)(element)
  expect(element).toEqual({ src: `${base}entry.js`, integrity: '', crossOrigin: 'anonymous', fetchPriority: 'high' })
  expect(() => createIntegrity(served, origin)(script('http://localhost:4200/entry.js'))).toThrow('No integrity')

  vi.stubEnv('NODE_ENV', 'production')
  expect(() => createIntegrity(served, origin)(script(`${base}entry.js`))).toThrow('No integrity')
  vi.unstubAllEnvs()
})
