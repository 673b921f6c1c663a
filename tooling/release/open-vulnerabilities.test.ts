import { expect, test } from 'vitest'
import { openVulnerabilities, type Audit, type Vex } from './open-vulnerabilities.ts'

const advisory = (name: string, id: string) => ({
  name,
  title: `Fault of ${name}`,
  url: `https://github.com/advisories/${id}`,
  severity: 'high',
})
const audit: Audit = {
  vulnerabilities: {
    hono: { via: [advisory('hono', 'GHSA-1'), 'undici'] },
    undici: { via: [advisory('undici', 'GHSA-2')] },
    '@img/colour': { via: [advisory('@img/colour', 'GHSA-3')] },
    webpack: { via: [advisory('webpack', 'GHSA-4')] },
  },
}
const stated = (id: string, state: string, ref: string): Vex['vulnerabilities'][number] => ({
  id,
  analysis: { state, detail: 'because' },
  affects: [{ ref }],
})

test.each([
  {
    title: 'without statements all of the product are open, and none of the tools',
    vex: [],
    open: ['@img/colour', 'hono', 'undici'],
  },
  {
    title: 'one that does not reach the product is not open',
    vex: [
      stated('GHSA-2', 'not_affected', 'pkg:npm/undici@8.0.0'),
      stated('GHSA-3', 'false_positive', 'pkg:npm/%40img/colour@1'),
    ],
    open: ['hono'],
  },
  {
    title: 'one that is looked at, or of another package, stays open',
    vex: [stated('GHSA-1', 'in_triage', 'pkg:npm/hono@4.0.0'), stated('GHSA-2', 'not_affected', 'pkg:npm/hono@4.0.0')],
    open: ['@img/colour', 'hono', 'undici'],
  },
])('$title', ({ vex, open }) => {
  const lines = openVulnerabilities(audit, new Set(['hono', 'undici', '@img/colour']), { vulnerabilities: vex })
  expect(lines.map((line) => line.split(':')[0])).toEqual(open)
})

test('a line names the package, the advisory, how severe it is and what was said about it', () => {
  const vex = { vulnerabilities: [stated('GHSA-1', 'in_triage', 'pkg:npm/hono@4.0.0')] }
  expect(openVulnerabilities(audit, new Set(['hono']), vex)).toEqual([
    'hono: GHSA-1, high, in_triage: Fault of hono (https://github.com/advisories/GHSA-1)',
  ])
})
