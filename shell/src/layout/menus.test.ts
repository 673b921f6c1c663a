import { expect, test } from 'vitest'
import { memberMenu, visibleMenu, visitorMenu } from './menus.ts'

const labels = (menu: ReturnType<typeof visibleMenu>) =>
  menu.map((entry) => ('to' in entry ? entry.label : [entry.label, ...entry.links.map(({ label }) => label)]))

test.each([
  {
    name: 'shows everything if every page exists',
    menu: memberMenu,
    missing: [] as string[],
    expected: [
      ['Mein Konto', 'Kontodaten', 'Meine Karten', 'Transaktionen'],
      ['Vorteile & Prämien', 'Alles auf einen Blick', 'Aktionen', 'Vorteile', 'Prämien', 'Raritäten & Sondereditionen'],
      'FAQ',
    ],
  },
  {
    name: 'replaces a group with one page by its link',
    menu: memberMenu,
    missing: ['/konto/karten', '/konto/transaktionen'],
    expected: ['Kontodaten', expect.anything(), 'FAQ'],
  },
  {
    name: 'removes a group without a page',
    menu: memberMenu,
    missing: ['/konto/kontodaten', '/konto/karten', '/konto/transaktionen'],
    expected: [expect.anything(), 'FAQ'],
  },
  {
    name: 'keeps an anchor of the landing page',
    menu: visitorMenu,
    missing: ['/newsletter', '/'],
    expected: ['Vorteile', 'FAQ', 'Kontakt'],
  },
])('$name', ({ menu, missing, expected }) => {
  expect(labels(visibleMenu(menu, (path) => !missing.includes(path) && !path.includes('#')))).toEqual(expected)
})
