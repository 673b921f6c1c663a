import { expect, test } from 'vitest'
import { pointerKey, previewFolder, previewsKey, recordIn, recordKey, releaseOfKey, shellKey } from './release-keys.ts'

test.each([
  { key: pointerKey('mfe-a'), release: { remote: 'mfe-a', version: null } },
  { key: recordKey('mfe-a', '1.0.0-b'), release: { remote: 'mfe-a', version: '1.0.0-b' } },
  { key: previewsKey('mfe-a'), release: null },
  { key: recordIn(previewFolder('mfe-a', '4f2a')), release: null },
  { key: shellKey('old'), release: null },
])('$key is of $release', ({ key, release }) => {
  expect(releaseOfKey(key)).toEqual(release)
})
