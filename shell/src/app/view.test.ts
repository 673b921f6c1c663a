import { expect, test } from 'vitest'
import type { SiteMap } from './site-map.ts'
import { menuOf, viewOf } from './view.tsx'

const texts = { title: 'Seite', lead: 'Gut zu wissen.' }
const routeTexts = { title: 'Seite', lead: 'Von der Route.' }
const page = (path: string, loginRequired: boolean) => ({
  page: {
    kind: 'remote' as const,
    remote: 'mfe-rewards' as const,
    path,
    title: '',
    flags: { loginRequired },
    skeleton: 'list' as const,
    texts: routeTexts,
  },
  params: {},
})
const site: Pick<SiteMap, 'find'> = {
  find: (path) => ({ '/frei': page('/frei', false), '/konto': page('/konto', true) })[path] ?? null,
}
const visitor = { status: 'anonymous', hasLoyaltyAccount: false } as const
const member = { status: 'member', hasLoyaltyAccount: true } as const
const shopOnly = { status: 'member', hasLoyaltyAccount: false } as const
const menu = 'member'
const restoring = { status: 'restoring', hasLoyaltyAccount: false } as const

// Rule: public-pages-14
test.each([
  { who: 'a visitor', session: visitor, path: '/', document: 'landing', kind: 'landing' },
  { who: 'a member', session: member, path: '/', document: 'home', kind: 'home' },
  { who: 'a web-shop-only user', session: shopOnly, path: '/', document: 'home', kind: 'landing' },
  { who: 'a visitor', session: visitor, path: '/frei', document: 'layout-list', kind: 'page' },
  { who: 'a visitor', session: visitor, path: '/konto', document: 'login', kind: 'login' },
  { who: 'a member', session: member, path: '/konto', document: 'layout-list', kind: 'page' },
  { who: 'a web-shop-only user', session: shopOnly, path: '/konto', document: 'layout-list', kind: 'redirect' },
  { who: 'a web-shop-only user', session: shopOnly, path: '/frei', document: 'layout-list', kind: 'page' },
  { who: 'a visitor', session: visitor, path: '/weg', document: 'not-found', kind: 'notFound' },
  { who: 'a restoring page', session: restoring, path: '/', document: 'landing', kind: 'landing' },
  { who: 'a restoring page', session: restoring, path: '/', document: 'home', kind: 'home' },
  { who: 'a restoring page', session: restoring, path: '/frei', document: 'layout-task', kind: 'skeleton' },
  { who: 'a restoring page', session: restoring, path: '/konto', document: 'layout-list', kind: 'skeleton' },
  { who: 'a restoring page', session: restoring, path: '/konto', document: 'login', kind: 'login' },
  { who: 'a restoring page', session: restoring, path: '/konto', document: 'landing', kind: 'skeleton' },
  { who: 'a restoring page', session: restoring, path: '/frei', document: 'contact', kind: 'page' },
  { who: 'a member', session: member, path: '/frei', document: 'not-found', kind: 'notFound' },
  { who: 'a restoring page', session: restoring, path: '/frei', document: 'not-found', kind: 'notFound' },
  { who: 'a restoring page', session: restoring, path: '/weg', document: 'not-found', kind: 'notFound' },
])('$who at $path ($document) sees $kind', ({ session, path, document, kind }) => {
  expect(viewOf(path, site, session, { name: document, path, menu }).kind).toBe(kind)
})

// Rule: public-pages-3
test('the menu of a restored session is that of members, of web-shop-only users or of visitors', () => {
  expect([member, shopOnly, visitor].map(menuOf)).toEqual(['member', 'shop', 'visitor'])
})

// Rule: public-pages-67
test('a restoring page shows the skeleton and the texts of its document, a page opened meanwhile those of its route', () => {
  expect(viewOf('/frei', site, restoring, { name: 'layout-task', path: '/frei', menu, texts })).toEqual({
    kind: 'skeleton',
    shape: 'task',
    texts,
  })
  expect(viewOf('/konto', site, restoring, { name: 'home', path: '/', menu })).toEqual({
    kind: 'skeleton',
    shape: 'list',
    texts: routeTexts,
  })
})

test.each(['visitor', 'shop'] as const)(
  'a page of members that is opened from the document of another user (%s) shows no skeleton of members meanwhile',
  (ofOther) => {
    const document = { name: 'layout-task', path: '/', menu: ofOther } as const
    expect(viewOf('/konto', site, restoring, document)).toEqual({ kind: 'skeleton', shape: 'task' })
  },
)

test.each(['home', 'login', 'layout-task'])(
  'a page opened from the document %s while the session is restored or a token exchanged does not wait for it',
  (name) => {
    expect(viewOf('/frei', site, restoring, { name, path: '/', menu }).kind).toBe('page')
  },
)
