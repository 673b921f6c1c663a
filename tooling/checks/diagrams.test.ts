import { expect, test } from 'vitest'
import { diagrams } from './diagrams.ts'
import { fixture } from './fixture.ts'

test('diagrams finds imports without an arrow, arrows without an import, and folders without a node', () => {
  const at = (heading: string, findings: readonly string[]) =>
    findings.map((finding) => `docs/architecture.md, ${heading}: ${finding}`)
  expect(diagrams(fixture('diagrams'))).toEqual([
    ...at('Packages and imports', [
      'the line is not understood: shell ==> ui',
      'no node has the id elsewhere',
      'edge --> elsewhere is no import',
      'no diagram shows that edge-proxy imports shared-ui',
      'sandbox has no node',
      'the node gallery is no folder',
    ]),
    ...at('Folders of a remote', ['stores --> pages is no import', 'pages --> stores is missing']),
    ...at('Folders of the edge', ['start --> base is missing', 'pages has no node']),
  ])
})
