import { execFileSync } from 'node:child_process'
import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { root } from '../build/root.ts'
import { readDeployedEdge } from '../deploy/deployed-edge.ts'
import { Manifest } from '../deploy/kustomization.ts'
import { validateManifests } from '../deploy/validate-manifests.ts'
import { findProgram } from './system-program.ts'

const oldest = { major: 1, minor: 27 }

/** kubectl, if it is installed and new enough; Debian's is too old, so it is not installed here. */
function findKubectl(): string | null {
  const command = findProgram('kubectl')
  if (command === null) return null
  const version = execFileSync(command, ['version', '--client', '-o', 'json'], { encoding: 'utf8' })
  const [, major, minor] = /"gitVersion": "v(\d+)\.(\d+)/.exec(version) ?? []
  return Number(major) === oldest.major && Number(minor) >= oldest.minor ? command : null
}

const kubectl = findKubectl()
if (kubectl === null) {
  console.log(
    `kubectl from ${oldest.major}.${oldest.minor} on is not installed: the tests of its overlays are skipped.`,
  )
}

const folderOf = (overlay: string): string => path.join(root, 'deploy/kubernetes', overlay)

/** The manifests that kubectl makes of a folder. */
function build(overlay: string): Manifest[] {
  const text = execFileSync(kubectl ?? '', ['kustomize', folderOf(overlay)], { encoding: 'utf8' })
  return parseAllDocuments(text).map((document) => v.parse(Manifest, document.toJS()))
}

const kindsOf = (manifests: readonly Manifest[]): string[] => manifests.map(({ kind }) => kind).toSorted()

const ofEdge = [
  'ConfigMap',
  'Deployment',
  'HTTPRoute',
  'Namespace',
  'NetworkPolicy',
  'NetworkPolicy',
  'Service',
  'ServiceMonitor',
]

test.skipIf(kubectl === null).each([
  { overlay: 'one-edge', more: ['PersistentVolumeClaim'] },
  {
    overlay: 'several-edges',
    more: ['HorizontalPodAutoscaler', 'Job', 'NetworkPolicy', 'PersistentVolumeClaim', 'PodDisruptionBudget'],
  },
])(
  'kubectl builds $overlay, of valid manifests and with the settings that the checks read',
  async ({ overlay, more }) => {
    const manifests = build(overlay)
    expect(kindsOf(manifests)).toEqual([...ofEdge, ...more].toSorted())
    expect(await validateManifests(manifests)).toEqual([])
    for (const { kind, metadata } of manifests) {
      expect([kind, metadata['namespace']]).toEqual([kind, kind === 'Namespace' ? undefined : 'member-portal'])
    }
    const { values } = readDeployedEdge(folderOf(overlay))
    const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.['data'] ?? {}
    const { DATA_DIR, IMAGE_SOCKET, ...ofFiles } = values
    expect(settings).toEqual(ofFiles)
    expect(JSON.stringify(manifests)).toContain(JSON.stringify({ name: 'DATA_DIR', value: DATA_DIR }))
    expect(JSON.stringify(manifests)).toContain(JSON.stringify({ name: 'IMAGE_SOCKET', value: IMAGE_SOCKET }))
  },
)

test.skipIf(kubectl === null)('one edge is replaced, and several edges are many and spread', () => {
  const specOf = (overlay: string) => build(overlay).find(({ kind }) => kind === 'Deployment')?.['spec']
  expect(specOf('one-edge')).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } })
  const one = JSON.stringify(specOf('one-edge'))
  expect(one).toContain('{"name":"data","persistentVolumeClaim":{"claimName":"portal-data"}}')
  expect(specOf('several-edges')).toMatchObject({
    strategy: { rollingUpdate: { maxUnavailable: 0 } },
    template: {
      spec: {
        topologySpreadConstraints: [
          { topologyKey: 'kubernetes.io/hostname' },
          { topologyKey: 'topology.kubernetes.io/zone' },
        ],
      },
    },
  })
  expect(specOf('several-edges')).not.toHaveProperty('replicas')
})
