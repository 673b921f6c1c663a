import { expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { vex } from './vex.ts'
import { fixture } from './fixture.ts'

test('vex finds statements without a reason, and a file that is no CycloneDX document', async () => {
  const file = 'docs/vulnerabilities.cdx.json'
  expect(await vex(fixture('vex'))).toEqual([
    `${file}: GHSA-bbbb-bbbb-bbbb is not_affected without "justification"`,
    `${file}: GHSA-cccc-cccc-cccc is false_positive, and "detail" does not say why`,
    `${file}: GHSA-dddd-dddd-dddd names no package in "affects"`,
  ])
  const [invalid = ''] = await vex(fixture('vex/invalid'))
  expect(invalid).toContain(`${file} is no CycloneDX 1.6 document`)
  expect(invalid).toContain('/vulnerabilities/0/analysis/state')
  expect(await vex(fixture('words'))).toEqual([`${file} is missing`])
  expect(await vex(root)).toEqual([])
})
