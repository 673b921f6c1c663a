import { expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { documented, documentsWithFacts, foreignHosts } from './documented.ts'
import { fixture } from './fixture.ts'

test('documents finds what a document lacks, and passes for those of the repository', () => {
  const findings = documented(fixture('documented'))
  expect(findings.filter((finding) => finding.includes('`IDLE_TIMEOUT`'))).toEqual([])
  for (const lacking of [
    'docs/operate.md: does not have `PUBLIC_ORIGIN`',
    'sandbox/README.md: does not have `wien`',
  ].map((finding) => `${finding}, or not often enough`))
    expect(findings).toContain(lacking)
  const documents = new Set(findings.map((finding) => finding.split(':')[0]))
  expect([...documents].toSorted()).toEqual(documentsWithFacts.toSorted())
  expect(findings.some((finding) => finding.includes('portal-member'))).toBe(true)
  expect(documented(root)).toEqual([])
})

test('the hosts of others in a policy are those that the privacy page must name', () => {
  const policy = "default-src 'none'; img-src 'self' data: https://films.example; frame-src *.films.example 'nonce-a.b'"
  expect(foreignHosts({ 'content-security-policy': policy }, {})).toEqual(['films.example', '*.films.example'])
})
