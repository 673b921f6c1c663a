import { expect, test } from 'vitest'
import { licences } from './licences.ts'
import { fixture } from './fixture.ts'

test('licences finds a licence outside the list, a package without an entry or a text, a file and a build without a list, and a missing build', () => {
  const notAllowed = 'is not allowed (docs/licences.md)'
  expect(licences(fixture('licences'))).toEqual([
    'shell/dist/assets: has no licence list',
    ...['shell/dist/panel', 'shell/dist/prerender', 'embed/dist', 'mfe-unbuilt/dist'].map(
      (build) => `${build}: there is no build; run \`npm run build\` first`,
    ),
    `mfe-x/dist: copyleft@2.0.0: the licence GPL-3.0-only ${notAllowed}`,
    `mfe-x/dist: @img/sharp-wasm32@1.0.0: the licence LGPL-3.0-or-later ${notAllowed}`,
    'mfe-x/dist: silent@3.0.0: the text of the licence is missing',
    'mfe-x/dist: own@4.0.0: "SEE LICENSE IN LICENSE" is no licence that SPDX knows (docs/licences.md)',
    `mfe-x/dist: contract@6.0.0: the licence LicenseRef-House ${notAllowed}`,
    `mfe-x/dist: Free House@7.0.0: the licence GPL-3.0-only ${notAllowed}`,
    'mfe-x/dist: no list names copied.js',
    'mfe-x/dist: no list names unnamed.cjs',
    'mfe-x/dist: no list names unnamed.ttf',
    'mfe-x/dist: main.js contains unlisted@5.0.0, which has no entry',
    `package-lock.json: nested, which the edge installs: the licence AGPL-3.0-only ${notAllowed}`,
  ])
})
