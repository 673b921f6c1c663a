import type { SnapshotRemote } from '@portal/shared-contracts/remotes'
import { expect, test } from 'vitest'
import { resolvePage } from './resolve-page.ts'
import { authRecord, build, snapshot } from './testing/sample-build.ts'

const entry = '/remotes/mfe-auth/0.1.0-a/entry.js'
const reset = '/remotes/mfe-auth/0.1.0-a/reset.js'
const box = '/remotes/mfe-auth/0.1.0-a/box.js'
const home = ['/assets/home.js', '/assets/home.css']

// Rule: public-pages-10
test.each([
  { who: 'a visitor', isMember: false, path: '/', document: 'landing', preload: [entry, box] },
  { who: 'a member', isMember: true, path: '/', document: 'home', preload: [...home, entry, box] },
  { who: 'a visitor', isMember: false, path: '/impressum', document: 'imprint', preload: [] },
  { who: 'a member', isMember: true, path: '/Impressum/', document: 'imprint', preload: [] },
  {
    who: 'a visitor',
    isMember: false,
    path: '/konto/passwort/vergessen',
    document: 'layout-task',
    preload: [entry, reset],
  },
  { who: 'a visitor', isMember: false, path: '/konto/passwort/aendern', document: 'login', preload: [entry, box] },
  {
    who: 'a member',
    isMember: true,
    path: '/konto/passwort/aendern',
    document: 'layout-list',
    preload: [entry, reset],
  },
  { who: 'a visitor', isMember: false, path: '/vorteile', document: 'login', preload: [entry, box] },
  { who: 'a member', isMember: true, path: '/Vorteile/', document: 'benefits', preload: ['/assets/home.js'] },
  { who: 'a visitor', isMember: false, path: '/top/Kaffee_1', document: 'layout-list', preload: [entry] },
  {
    who: 'a visitor',
    isMember: false,
    path: '/konto/passwort/zuruecksetzen',
    document: 'layout-parts-titled',
    preload: [entry],
  },
])('$who at $path gets the $document document and preloads its code', ({ isMember, path, document, preload }) => {
  const page = resolvePage(path, isMember ? 'member' : 'visitor', build, snapshot)
  expect({ status: page.status, document: page.document.document, preload: page.preload }).toEqual({
    status: 200,
    document,
    preload,
  })
})

// Rule: public-pages-3
test.each([
  { user: 'shop', path: '/', document: 'landing', preload: [entry, box] },
  { user: 'token', path: '/', document: 'layout-task', preload: [] },
  { user: 'shop', path: '/vorteile', document: 'layout-task', preload: [] },
  { user: 'token', path: '/vorteile', document: 'layout-task', preload: [] },
  { user: 'shop', path: '/konto/passwort/aendern', document: 'layout-task', preload: [] },
  { user: 'token', path: '/konto/passwort/aendern', document: 'layout-task', preload: [] },
  { user: 'shop', path: '/konto/passwort/vergessen', document: 'layout-task', preload: [entry, reset] },
  { user: 'token', path: '/impressum', document: 'imprint', preload: [] },
] as const)(
  'a user who has or may have no loyalty account ($user) gets at $path no menu of members and no page of members',
  ({ user, path, document, preload }) => {
    const page = resolvePage(path, user, build, snapshot)
    expect(page).toMatchObject({ menu: user === 'shop' ? 'shop' : 'visitor', document: { document }, preload })
  },
)

test('the code of widgets that remotes add to a slot is preloaded with the document that has it, in the order of the registry', () => {
  const remote = (name: string, slot: string): SnapshotRemote => ({
    base: `/remotes/${name}/1.0.0/`,
    record: {
      ...authRecord,
      name,
      routes: [],
      widgets: { teaser: ['teaser.js'] },
      slots: [{ slot, widget: 'teaser' }],
    },
  })
  const added = {
    'mfe-z': remote('mfe-z', 'home'),
    'mfe-y': remote('mfe-y', 'home'),
    'mfe-x': remote('mfe-x', 'overview'),
  }
  const files = (name: string) => ['entry.js', 'teaser.js'].map((file) => `/remotes/${name}/1.0.0/${file}`)
  const preloadOf = (path: string) => resolvePage(path, 'member', build, { ...snapshot, ...added }).preload
  expect(preloadOf('/')).toEqual([...home, entry, box, ...files('mfe-z'), ...files('mfe-y')])
  expect(preloadOf('/vorteile')).toEqual(['/assets/home.js'])
})

// Rule: public-pages-49
test.each(['/weg', '/top', '/top/', '/impressum/weg', '//', '/konto%2Fpasswort%2Fvergessen', '/%'])(
  '%s is not found',
  (path) => {
    expect(resolvePage(path, 'member', build, snapshot)).toMatchObject({
      status: 404,
      document: { document: 'not-found' },
      preload: [],
    })
  },
)

test('a route of a remote has its own title, also on the login page shown instead', () => {
  expect(resolvePage('/konto/passwort/aendern', 'visitor', build, snapshot).title).toBe('Passwort ändern | Testkarte')
  expect(resolvePage('/impressum', 'visitor', build, snapshot).title).toBeUndefined()
})

// Rule: public-pages-4
test.each([
  { path: '/konto/freigabe', isMember: false, hidden: 'header menu footer hero' },
  { path: '/konto/schlicht', isMember: true, hidden: 'footer' },
  { path: '/konto/schlicht', isMember: false, hidden: '' },
  { path: '/konto/passwort/vergessen', isMember: false, hidden: '' },
  { path: '/', isMember: false, hidden: '' },
])('the flags of $path hide "$hidden", for a member: $isMember', ({ path, isMember, hidden }) => {
  expect(resolvePage(path, isMember ? 'member' : 'visitor', build, snapshot).hidden).toBe(hidden)
})

test('a page of the shell for members has its own title, also on the login page shown instead', () => {
  expect(resolvePage('/vorteile', 'member', build, snapshot).document.title).toBe('Vorteile | Testkarte')
  expect(resolvePage('/vorteile', 'visitor', build, snapshot).title).toBe('Vorteile | Testkarte')
})

test('a route of a remote without a release is not found, pages of the shell are', () => {
  expect(resolvePage('/konto/passwort/vergessen', 'visitor', build, {}).status).toBe(404)
  expect(resolvePage('/', 'visitor', build, {})).toMatchObject({ status: 200, preload: [] })
})
