import { expect, test } from 'vitest'
import { references } from './references.ts'
import { fixture } from './fixture.ts'

test('references finds missing documents, rules, links, paths and names of code, and a number with two decisions', () => {
  expect(references(fixture('references'))).toEqual([
    'CONTRIBUTING.md: sorc/orders does not exist',
    'CONTRIBUTING.md: */page.ts does not exist',
    'CONTRIBUTING.md: no path in the answer "**a price**"',
    'CONTRIBUTING.md: there is no rule orders-9',
    'CONTRIBUTING.md: src/order.ts has no total',
    'CONTRIBUTING.md: src/order.ts has no amount',
    'docs/decisions/0002-second.md: docs/decisions/0002-first.md has the number 0002 too',
    'docs/decisions/0002-second.md: the heading does not begin with its number',
    'docs/product/orders.md: docs/product/orders.md has no heading #lost',
    'docs/product/orders.md: the link lost.md has no target',
    'docs/product/orders.md: src/removed.ts does not exist',
    'docs/product/orders.md: rule 3 stands after rule 4',
    'src/order.ts:1: "spec §" points outside the repository',
    'src/order.ts: docs/lost.md does not exist',
    'src/order.ts: there is no rule orders-7',
    'src/order.ts: there is no decision 0099',
    'src/order.ts: orders/removed.ts does not exist',
  ])
})
