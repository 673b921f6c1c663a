import { expect, test, vi } from 'vitest'
import * as paths from '@portal/shared-contracts/paths'
import { t } from '../messages/layout.ts'
import { includes, isGroup, memberMenu, visibleMenu, visitorMenu, type MenuEntry, type MenuLink } from './menus.ts'

// It has all parts.
vi.mock('@portal/shared-contracts/brand/brand', () => import('@portal/brands/testing/first-brand'))

const labels = (menu: readonly MenuEntry[]) =>
  menu.map((entry) => (isGroup(entry) ? [entry.label, ...entry.links.map(({ label }) => label)] : entry.label))

/** Every label that leads to a page, with its page. */
const linksOf = (menu: readonly MenuEntry[]): MenuLink[] =>
  menu.flatMap((entry) =>
    isGroup(entry)
      ? [...(entry.to === undefined ? [] : [{ label: entry.label, to: entry.to }]), ...entry.links]
      : [entry],
  )

const legal = ['Rechtliches', 'Datenschutz', 'AGB', 'Impressum']

// Rule: public-pages-8
test('the two menus and the logout hold all sixteen labels, the legal pages in a last, quiet group', () => {
  const all = new Set([...linksOf(memberMenu), ...linksOf(visitorMenu)].map(({ label }) => label).concat(t.logout))
  const sixteen =
    'Mein Konto, Kontodaten, Meine Karten, Transaktionen, Vorteile & Prämien, Aktionen, Prämien, Raritäten & Sondereditionen, Abmelden, Vorteile, FAQ, Newsletter, Kontakt, Datenschutz, AGB, Impressum'
  expect([...all].toSorted()).toEqual(sixteen.split(', ').toSorted())
  for (const menu of [memberMenu, visitorMenu]) expect(menu.at(-1)).toMatchObject({ label: t.legal, quiet: true })
})

// Rule: public-pages-9
test.each([
  { menu: memberMenu, label: 'Mein Konto', to: '/konto/kontodaten' },
  { menu: memberMenu, label: 'Vorteile & Prämien', to: '/vorteile-und-praemien' },
  { menu: memberMenu, label: 'Newsletter', to: '/konto/kontodaten#newsletter' },
  { menu: memberMenu, label: 'Vorteile', to: '/vorteile-und-praemien/vorteile' },
  { menu: visitorMenu, label: 'Newsletter', to: '/newsletter' },
  { menu: visitorMenu, label: 'Vorteile', to: '/#vorteile' },
])('$label leads to $to', ({ menu, label, to }) => {
  expect(linksOf(menu)).toContainEqual({ label, to })
})

// Rule: public-pages-6
test.each([
  {
    name: 'shows everything if every page exists',
    menu: memberMenu,
    missing: [] as string[],
    expected: [
      ['Mein Konto', 'Kontodaten', 'Meine Karten', 'Transaktionen', 'Newsletter'],
      ['Vorteile & Prämien', 'Aktionen', 'Vorteile', 'Prämien', 'Raritäten & Sondereditionen'],
      'FAQ',
      'Kontakt',
      legal,
    ],
  },
  {
    name: 'replaces a group with one page by its link',
    menu: memberMenu,
    missing: [paths.accountData, paths.transactions],
    expected: ['Meine Karten', expect.anything(), 'FAQ', 'Kontakt', legal],
  },
  {
    name: 'removes a group without a page',
    menu: memberMenu,
    missing: [paths.accountData, paths.cards, paths.transactions],
    expected: [expect.anything(), 'FAQ', 'Kontakt', legal],
  },
  {
    name: 'keeps an anchor of the landing page',
    menu: visitorMenu,
    missing: [paths.newsletter, '/'],
    expected: ['Vorteile', 'FAQ', 'Kontakt', legal],
  },
])('the menu $name', ({ menu, missing, expected }) => {
  expect(labels(visibleMenu(menu, (path) => !missing.includes(path)))).toEqual(expected)
})

test('the label of a group whose own page is missing only opens the group', () => {
  const [, group] = visibleMenu(memberMenu, (path) => path !== paths.benefitsAndRewards)
  expect(group).toMatchObject({ label: 'Vorteile & Prämien' })
  expect(group).not.toHaveProperty('to')
})

const added = (menu: string) => [{ menu, label: 'Spiele', path: '/spiele' }]
test.each([
  { menu: 'account', entries: memberMenu, group: 0 },
  { menu: 'rewards', entries: memberMenu, group: 1 },
  { menu: 'legal', entries: visitorMenu, group: 4 },
])('an entry of a remote stands last in the menu $menu', ({ menu, entries, group }) => {
  const shown = visibleMenu(entries, () => true, added(menu))
  expect(shown[group]).toMatchObject({ links: expect.arrayContaining([{ label: 'Spiele', to: '/spiele' }]) as unknown })
  expect(
    labels(shown)
      .flat()
      .filter((label) => label === 'Spiele'),
  ).toHaveLength(1)
})

test.each([
  { title: 'without its page', menu: 'account', missing: '/spiele' },
  { title: 'in a menu that the shell does not know', menu: 'of a newer shell', missing: '' },
])('an entry of a remote $title is not shown', ({ menu, missing }) => {
  const shown = visibleMenu(memberMenu, (path) => path !== missing, added(menu))
  expect(shown).toEqual(visibleMenu(memberMenu, () => true))
})

test.each([
  { current: paths.cards, expected: [t.account] },
  { current: paths.redemptions, expected: [t.account] },
  { current: paths.reward('1'), expected: [t.benefitsAndRewards] },
  { current: paths.benefitsAndRewards, expected: [t.benefitsAndRewards] },
  { current: paths.imprint, expected: [t.legal] },
  { current: paths.conditions, expected: [t.legal] },
  { current: paths.contestConditions, expected: [t.legal] },
  { current: paths.withdrawal, expected: [t.legal] },
  { current: paths.faq, expected: [] },
  { current: '/', expected: [] },
  { current: '', expected: [] },
])('the page $current belongs to the groups $expected', ({ current, expected }) => {
  const groups = memberMenu.filter(isGroup).filter((group) => includes(group, current))
  expect(groups.map(({ label }) => label)).toEqual(expected)
})
