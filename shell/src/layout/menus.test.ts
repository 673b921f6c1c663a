import { expect, test } from 'vitest'
import { memberMenu, visibleMenu, visitorMenu } from './menus.ts'

const labels = (menu: ReturnType<typeof visibleMenu>) =>
  menu.map((entry) => (entry.kind === 'link' ? entry.label : [entry.label, ...entry.links.map(({ label }) => label)]))

test.each([
  {
    name: 'with every page there is all of it',
    menu: memberMenu,
    missing: [] as string[],
    expected: [
      ['Mein Konto', 'Kontodaten', 'Meine Karten', 'Transaktionen'],
      ['Vorteile & Prämien', 'Alles auf einen Blick', 'Aktionen', 'Vorteile', 'Prämien', 'Raritäten & Sondereditionen'],
      'FAQ',
    ],
  },
  {
    name: 'a group of one page becomes its link',
    menu: memberMenu,
    missing: ['/konto/karten', '/konto/transaktionen'],
    expected: ['Kontodaten', expect.anything(), 'FAQ'],
  },
  {
    name: 'a group without a page goes',
    menu: memberMenu,
    missing: ['/konto/kontodaten', '/konto/karten', '/konto/transaktionen'],
    expected: [expect.anything(), 'FAQ'],
  },
  {
    name: 'an anchor of the start page always leads somewhere',
    menu: visitorMenu,
    missing: ['/newsletter', '/'],
    expected: ['Vorteile', 'FAQ', 'Kontakt'],
  },
])('$name', ({ menu, missing, expected }) => {
  expect(labels(visibleMenu(menu, (path) => !missing.includes(path) && !path.includes('#')))).toEqual(expected)
})
