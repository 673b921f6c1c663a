import { brand } from '@portal/shared-contracts/brand'
import { expect, test } from 'vitest'
import { snippetOf, snippetText } from './snippet.ts'
import { settingsOf, switches } from './switches.ts'

const portal = 'https://portal.example'
const settings = (query: string) => settingsOf(new URLSearchParams(query))
const snippet = (query: string) => snippetText(snippetOf(settings(query), portal))

test('without a query the page shows the rewards as the portal looks', () => {
  const first = Object.fromEntries(
    Object.entries(switches).map(([name, { options }]) => [name, Object.keys(options)[0]]),
  )
  expect(settings('')).toEqual({ ...first, elements: ['rewards'] })
  expect(snippet('')).toBe(
    `<${brand.elementPrefix}-rewards></${brand.elementPrefix}-rewards>\n<script src="https://portal.example/embed/v1/rewards.js" async></script>`,
  )
})

test.each([
  { query: 'theme="><script>', same: '' },
  { query: 'element=admin&login=', same: '' },
  { query: 'element=cards&element=rewards', same: 'element=rewards&element=cards' },
])('$query is read as "$same"', ({ query, same }) => {
  expect(settings(query)).toEqual(settings(same))
})

test.each([
  {
    query: 'element=cards&theme=dark',
    contains: `<${brand.elementPrefix}-cards theme="dark"></${brand.elementPrefix}-cards>`,
  },
  { query: 'colors=shop', contains: `--${brand.elementPrefix}-color-primary: light-dark(#1f4b8f, #a9c7f5);` },
  {
    query: 'element=coupons&element=cards&colors=shop',
    contains: `  ${brand.elementPrefix}-coupons, ${brand.elementPrefix}-cards {`,
  },
  {
    query: 'login=token',
    contains: `querySelector('${brand.elementPrefix}-rewards').sessionToken = await response.text()`,
  },
  { query: 'login=popup', contains: "addEventListener('click', () => element.logIn())" },
])('the snippet for $query has $contains', ({ query, contains }) => {
  expect(snippet(query)).toContain(contains)
})

test('inline style and script carry the nonce of the page', () => {
  const { style, scripts } = snippetOf(settings('colors=shop&login=token'), portal, 'n')
  expect([style.startsWith('<style nonce="n">'), scripts.includes('<script type="module" nonce="n">')]).toEqual([
    true,
    true,
  ])
})
