import { expect, test } from 'vitest'
import { openVulnerabilities, vexFaults, type Audit, type Vex } from './open-vulnerabilities.ts'

const advisory = (name: string, id: string) => ({
  name,
  title: `Fault of ${name}`,
  url: `https://github.com/advisories/${id}`,
  severity: 'high',
  range: '<5.0.0',
})
const contained = [
  { name: 'hono', version: '4.0.0' },
  { name: 'undici', version: '4.1.0' },
  { name: 'undici', version: '4.2.0' },
  { name: 'undici', version: '5.0.0' },
  { name: '@img/colour', version: '1.0.0' },
]
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
  analysis: { state, detail: 'because', justification: 'code_not_reachable' },
  affects: [{ ref }],
})

test.each([
  {
    title: 'without statements all of the product are open in every vulnerable version, and none of the tools',
    vex: [],
    open: ['@img/colour@1.0.0', 'hono@4.0.0', 'undici@4.1.0', 'undici@4.2.0'],
  },
  {
    title: 'one that does not reach the product is not open',
    vex: [
      stated('GHSA-1', 'not_affected', 'pkg:npm/hono@4.0.0'),
      stated('GHSA-3', 'false_positive', 'pkg:npm/%40img/colour@1.0.0'),
    ],
    open: ['undici@4.1.0', 'undici@4.2.0'],
  },
  {
    title: 'a statement for one version says nothing about others',
    vex: [
      stated('GHSA-1', 'not_affected', 'pkg:npm/hono@3.0.0'),
      stated('GHSA-2', 'not_affected', 'pkg:npm/undici@4.1.0'),
    ],
    open: ['@img/colour@1.0.0', 'hono@4.0.0', 'undici@4.2.0'],
  },
  {
    title: 'one that is looked at, or of another package, stays open',
    vex: [stated('GHSA-1', 'in_triage', 'pkg:npm/hono@4.0.0'), stated('GHSA-2', 'not_affected', 'pkg:npm/hono@4.0.0')],
    open: ['@img/colour@1.0.0', 'hono@4.0.0', 'undici@4.1.0', 'undici@4.2.0'],
  },
])('$title', ({ vex, open }) => {
  const lines = openVulnerabilities(audit, contained, { vulnerabilities: vex })
  expect(lines.map((line) => line.split(':')[0])).toEqual(open)
})

test('a line names the package, the advisory, how severe it is and what was said about it', () => {
  const vex = { vulnerabilities: [stated('GHSA-1', 'in_triage', 'pkg:npm/hono@4.0.0')] }
  expect(openVulnerabilities(audit, contained.slice(0, 1), vex)).toEqual([
    'hono@4.0.0: GHSA-1, high, in_triage: Fault of hono (https://github.com/advisories/GHSA-1)',
  ])
})

test('a statement that names no version is a fault', () => {
  const vulnerabilities = ['pkg:npm/hono', 'hono@4.0.0', 'pkg:npm/%40img/colour@1.0.0'].map((ref) =>
    stated('GHSA-1', 'not_affected', ref),
  )
  expect(vexFaults({ vulnerabilities })).toEqual([
    'GHSA-1 names pkg:npm/hono, which is no package URL with a version',
    'GHSA-1 names hono@4.0.0, which is no package URL with a version',
  ])
})
