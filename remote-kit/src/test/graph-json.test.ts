import { contractVersion, ownMajor } from '@portal/shared-contracts/remotes'
import { expect, test } from 'vitest'
import { below, deprecated, from, graph, putPortal, session, shell, useReleases } from '../testing/graph-portal.ts'

useReleases()

const react = { module: 'react', required: '^19.0.0', ownCopy: false }
const ofImports = { module: '@portal/shared-contracts/session', required: null, ownCopy: false }
const icons = { module: '@portal/shared-ui/icons', required: '^1.0.0', ownCopy: true }
const range = `>=${from} <${below}`
const nothing = {
  contract: contractVersion,
  shells: range,
  pages: [],
  widgets: [],
  slots: [],
  offers: [],
  shows: [],
  builtWith: { react: '19.3.1' },
}
const a = { pages: ['/mfe-a'], widgets: ['teaser'], slots: [{ slot: 'home', widget: 'teaser' }], shows: ['mfe-b/box'] }

test('graph --json has everything that the text says', async () => {
  await putPortal()
  const major = ownMajor
  expect((await graph('--json')).json).toEqual({
    ok: true,
    contract: contractVersion,
    shells: [
      {
        build: 'f89426ab',
        origin: shell.origin,
        contract: contractVersion,
        shared: shell.shared,
        widgets: ['mfe-b/box'],
      },
    ],
    remotes: [
      {
        name: 'mfe-a',
        disabled: false,
        versions: [
          {
            version: '1.0.0-a',
            major: '3',
            role: 'current',
            parts: {
              ...nothing,
              contract: '3.9.0',
              shells: '>=3.9 <4',
              pages: ['/mfe-a'],
              shared: [],
              imports: null,
              deprecated: null,
            },
          },
          {
            version: '2.0.0-b',
            major,
            role: 'current',
            parts: {
              ...nothing,
              ...a,
              shared: [ofImports, icons, react],
              imports: {
                '@portal/shared-contracts/dates/berlin-time': ['formatDay'],
                [session]: ['$status', '$userData'],
              },
              deprecated: [{ module: session, ...deprecated }],
            },
          },
          {
            version: '2.1.0-c',
            major,
            role: 'canary',
            percent: 5,
            parts: {
              ...nothing,
              pages: a.pages,
              shows: a.shows,
              shared: [ofImports],
              imports: { [session]: ['$status'] },
              deprecated: [],
            },
          },
        ],
      },
      {
        name: 'mfe-b',
        disabled: false,
        versions: [
          {
            version: '1.0.0-d',
            major,
            role: 'current',
            parts: {
              ...nothing,
              widgets: ['box'],
              slots: [{ slot: 'mfe-c:below', widget: 'box' }],
              shared: [],
              imports: {},
              deprecated: [],
            },
          },
          { version: '0.9.0-e', major, role: 'previous', parts: null },
        ],
      },
      {
        name: 'mfe-c',
        disabled: false,
        versions: [
          {
            version: '1.0.0-f',
            major,
            role: 'current',
            parts: {
              ...nothing,
              pages: ['/mfe-c'],
              offers: ['mfe-c:below'],
              shows: ['mfe-b/box', 'mfe-b/gone'],
              shared: [ofImports],
              imports: { [session]: ['$status'] },
              deprecated: [],
            },
          },
        ],
      },
    ],
    widgets: [
      {
        widget: 'mfe-a/teaser',
        shownBy: [{ slot: 'home', remote: 'mfe-a', version: '2.0.0-b' }],
      },
      {
        widget: 'mfe-b/box',
        shownBy: [
          { shell: 'f89426ab' },
          { remote: 'mfe-a', version: '2.0.0-b' },
          { remote: 'mfe-a', version: '2.1.0-c' },
          { slot: 'mfe-c:below', remote: 'mfe-b', version: '1.0.0-d' },
          { remote: 'mfe-c', version: '1.0.0-f' },
        ],
      },
      { widget: 'mfe-b/gone', shownBy: [{ remote: 'mfe-c', version: '1.0.0-f' }] },
    ],
    faults: [
      'mfe-b 0.9.0-e is refused by edges: no key of mfe-b signed its record',
      'mfe-c 1.0.0-f shows mfe-b/gone, which mfe-b 1.0.0-d does not have',
    ],
  })
})
