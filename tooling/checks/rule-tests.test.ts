import { expect, test } from 'vitest'
import { ruleTests } from './rule-tests.ts'
import { fixture } from './fixture.ts'

test('rule-tests finds rules without a test, tests of rules that are gone, promises that no text makes, and answers without proof', () => {
  expect(ruleTests(fixture('rule-tests'))).toEqual([
    'docs/product/orders.md: rewards-3 does not begin with the name of the page',
    'docs/product/orders.md: no test names orders-4',
    'src/order.test.ts: orders-1 stands above no test',
    'src/order.test.ts: there is no rule orders-2',
    'promises-2 quotes no text of the portal',
    'docs/security.md: requirement 1.1.2 names no test',
    'docs/security.md: requirement 1.2.1 names the test "sends an order twice", which src/order.test.ts does not have',
    'docs/accessibility-conformance.md: criterion 1.3.2 names axe, which has no rule for it',
    'docs/accessibility-conformance.md: criterion 1.3.3 names no proof',
    'docs/accessibility-conformance.md: criterion 1.4.1 has the unknown result "Fulfils"',
    'docs/accessibility-conformance.md: criterion 2.1.1 names the test "orders by keyboard only", which src/order.test.ts does not have',
    'docs/accessibility-conformance.md: criterion 2.1.2 names what is not covered: write Partially supports',
    'docs/accessibility-conformance.md: criterion 4.1.3 has no row',
    'docs/due-diligence.md: "Is it fast?" names no proof',
    'docs/due-diligence.md: "Is an order placed once?" names the test "an order is placed once", which src/order.test.ts does not have',
    'docs/due-diligence.md: "Is a row without blanks read?" names no proof',
    'docs/due-diligence.md: "Does a check that is not there prove it?" names the check no-such-check, which tooling/checks/check.ts does not have',
    'docs/due-diligence.md: "Does another site prove it?" links to https://example.org, which is no document of the repository',
    'docs/due-diligence.md: "Does a skipped test prove it?" names the test "cancels an order once", which src/order.test.ts does not have',
    'docs/due-diligence.md: "Does a text prove it?" names the test "an order is never lost", which src/order.test.ts does not have',
  ])
})
