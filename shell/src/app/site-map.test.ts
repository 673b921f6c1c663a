import { brand } from '@portal/shared-contracts/brand/brand'
import type { RegistrySnapshot } from '@portal/shared-contracts/remotes'
import { expect, test } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import { anchorOf, documentTitle } from './navigation.ts'
import { createSiteMap } from './site-map.ts'

const route = (path: string, flags = {}) => ({ path, title: path, chunks: [], ...flags })
const registry: RegistrySnapshot = {
  'mfe-rewards': {
    base: '/remotes/mfe-rewards/0.1.0/',
    // A remote must not replace a page of the shell.
    record: releaseRecord({
      routes: [route('/top/:slug'), route('/konto', { loginRequired: true, hideHero: false }), route('/kontakt')],
    }),
  },
}
const site = createSiteMap(registry)

test.each([
  { path: '/kontakt', kind: 'shell', params: {}, flags: {} },
  { path: '/Kontakt/', kind: 'shell', params: {}, flags: {} },
  { path: '/konto', kind: 'remote', params: {}, flags: { loginRequired: true } },
  { path: '/top/ein%20Tee_C%2B1', kind: 'remote', params: { slug: 'ein Tee_C+1' }, flags: {} },
])('$path is a $kind page', ({ path, kind, params, flags }) => {
  const found = site.find(path)
  expect(found?.page.kind).toBe(kind)
  expect(found?.params).toEqual(params)
  expect(found?.page.flags).toMatchObject(flags)
})

test('the skeleton of a route is the one in its record, or a list of cards', () => {
  const record = releaseRecord({
    routes: [route('/a', { skeleton: 'task' }), route('/b', { skeleton: 'of a newer remote' }), route('/c')],
  })
  const map = createSiteMap({ 'mfe-rewards': { base: '/', record } })
  expect(['/a', '/b', '/c'].map((path) => map.find(path)?.page.skeleton)).toEqual(['task', 'list', 'list'])
})

test('the texts of a hero are title and lead of a route that has a lead', () => {
  const record = releaseRecord({
    routes: [route('/a', { lead: 'Gut zu wissen.' }), route('/b'), route('/c', { lead: '' })],
  })
  const map = createSiteMap({ 'mfe-rewards': { base: '/', record } })
  expect(map.find('/a')?.page.texts).toEqual({ title: '/a', lead: 'Gut zu wissen.' })
  for (const path of ['/b', '/c']) expect(map.find(path)?.page.texts).toBeUndefined()
})

test('the entries of all remotes for the menus are collected', () => {
  const entry = (label: string) => ({ menu: 'account', label, path: '/konto/x' })
  const remote = (menu?: ReturnType<typeof entry>[]) => ({ base: '/', record: releaseRecord(menu ? { menu } : {}) })
  const map = createSiteMap({ 'mfe-a': remote([entry('A')]), 'mfe-b': remote(), 'mfe-c': remote([entry('C')]) })
  expect(map.menuEntries).toEqual([entry('A'), entry('C')])
})

test('a widget exists if the record of its released remote lists it', () => {
  const map = createSiteMap({ 'mfe-rewards': { base: '/', record: releaseRecord({ widgets: { highlights: [] } }) } })
  expect(map.hasWidget('mfe-rewards/highlights')).toBe(true)
  expect(map.hasWidget('mfe-rewards/reachable')).toBe(false)
  expect(map.hasWidget('mfe-cards/member-card')).toBe(false)
})

test.each(['/weg', '/top', '/konto/mehr', ''])('%j is not a page', (path) => {
  expect(site.find(path)).toBeNull()
})

test.each([
  { title: '', tab: brand.card.name },
  { title: 'Kontakt', tab: `Kontakt | ${brand.card.name}` },
  { title: `${brand.card.name}: Punkte sammeln`, tab: `${brand.card.name}: Punkte sammeln` },
])('the title "$title" becomes "$tab" in the tab', ({ title, tab }) => {
  expect(documentTitle(title)).toBe(tab)
})

test.each([
  { hash: '#anmelden', id: 'anmelden' },
  { hash: '#pr%C3%A4mien', id: 'prämien' },
  { hash: '#100%', id: '100%' },
])('the hash $hash names $id', ({ hash, id }) => {
  expect(anchorOf(hash)).toBe(id)
})
