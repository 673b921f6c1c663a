import { cpSync, globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { root } from '../build/root.ts'
import { argumentsOf, imageEnvironment } from '../deploy/containerfile.ts'
import { readDeployedEdge } from '../deploy/deployed-edge.ts'
import { readKustomization, type Manifest } from '../deploy/kustomization.ts'
import { danglingReferences } from '../deploy/references.ts'
import { validateManifests, validatePatches } from '../deploy/validate-manifests.ts'
import { sectionOf } from '../run/documents.ts'

const kubernetes = path.join(root, 'deploy/kubernetes')
const overlays = ['one-edge', 'several-edges']

const find = (overlay: string, kind: string): Manifest | undefined =>
  readKustomization(path.join(kubernetes, overlay)).manifests.find((manifest) => manifest.kind === kind)

test('every folder of deploy/kubernetes is the base or an overlay of it', () => {
  const folders = globSync('*/kustomization.yaml', { cwd: kubernetes }).map((file) => path.dirname(file))
  expect(folders.toSorted()).toEqual(['base', ...overlays])
})

test.each(overlays)('every manifest and patch of %s is valid, and has no unknown field', async (overlay) => {
  const { manifests, patches } = readKustomization(path.join(kubernetes, overlay))
  expect(manifests.length).toBeGreaterThan(7)
  expect(patches.length).toBeGreaterThan(0)
  expect(await validateManifests(manifests)).toEqual([])
  expect(await validatePatches(patches)).toEqual([])
})

test('a value of a wrong type and an unknown field of a patch are found', async () => {
  const patch = (spec: object): Manifest => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'x' },
    spec: { template: { spec } },
  })
  const errors = await validatePatches([
    patch({ containers: [{ name: 'edge', $patch: 'delete' }], volumes: [{ name: 'data', emptyDir: null }] }),
    patch({ topologySpreadConstraint: [] }),
    patch({ containers: [{ name: 'edge', resources: { limits: { cpu: true } } }] }),
  ])
  expect(errors.filter((line) => line.startsWith('Deployment'))).toEqual([
    expect.stringMatching(/topologySpreadConstraint.* does not exist/),
    expect.stringMatching(/'true' is not assignable/),
  ])
})

/** The Secrets that docs/operate.md creates. */
const secrets = [...sectionOf('docs/operate.md', 'Kubernetes').matchAll(/create secret generic (\S+)/g)].map(
  ([, name = '']) => name,
)

test.each(overlays)('whatever %s refers to by a name or by labels exists', (overlay) => {
  expect(danglingReferences(readKustomization(path.join(kubernetes, overlay)), secrets)).toEqual([])
})

test.each([
  ['base/edge.yaml', 'configMapRef: { name: portal-edge }', 'configMapRef: { name: x }', 'no config map x'],
  ['base/edge.yaml', '{ name: data, mountPath', '{ name: x, mountPath', 'no volume x'],
  [
    'base/edge.yaml',
    'secretKeyRef: { name: portal-edge, key: SESSION',
    'secretKeyRef: { name: x, key: SESSION',
    'no Secret x',
  ],
  ['base/edge.yaml', '/readyz, port: http', '/readyz, port: x', 'no port x'],
  ['base/edge.yaml', 'image: portal-edge', 'image: x', 'no image x'],
  ['base/service.yaml', 'targetPort: http', 'targetPort: x', 'no port x'],
  ['base/service.yaml', '{ name: portal-edge, port: 3000 }', '{ name: x, port: 3000 }', 'no Service x'],
  [
    'base/service.yaml',
    'selector: { app.kubernetes.io/name: portal-edge }',
    'selector: { app: x }',
    'the labels {"app":"x"}',
  ],
  ['base/service-monitor.yaml', 'port: http', 'port: x', 'no port x'],
  [
    'base/service-monitor.yaml',
    'matchLabels: { app.kubernetes.io/name: portal-edge }',
    'matchLabels: { app: x }',
    'the labels',
  ],
  ['base/network-policies.yaml', 'port: http', 'port: x', 'no port x'],
  [
    'base/network-policies.yaml',
    'matchLabels: { app.kubernetes.io/name: portal-edge }',
    'matchLabels: { app: x }',
    'the labels',
  ],
  ['several-edges/assets.yaml', 'name: portal-assets', 'name: x', 'no claim portal-assets'],
  [
    'several-edges/autoscaler.yaml',
    'kind: Deployment, name: portal-edge',
    'kind: Deployment, name: x',
    'no Deployment x',
  ],
  ['several-edges/autoscaler.yaml', 'container: edge', 'container: x', 'no container x'],
  ['several-edges/disruption-budget.yaml', 'app.kubernetes.io/name: portal-edge', 'app: x', 'the labels {"app":"x"}'],
  ['several-edges/edge.yaml', 'app.kubernetes.io/name: portal-edge', 'app: x', 'the labels {"app":"x"}'],
  ['several-edges/edge.yaml', '- { name: assets, mountPath', '- { name: x, mountPath', 'no volume x'],
])('%s with "%s" changed to "%s" is found', (file, from, to, finding) => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'overlay-'))
  cpSync(kubernetes, folder.path, { recursive: true })
  const changed = path.join(folder.path, file)
  const text = readFileSync(changed, 'utf8')
  expect(text).toContain(from)
  writeFileSync(changed, text.replace(from, to))
  const findings = danglingReferences(readKustomization(path.join(folder.path, 'several-edges')), secrets)
  expect(findings.join()).toContain(finding)
})

test('machines with a taint do not count in the spread of edges, because no edge may start there', () => {
  const { patches } = readKustomization(path.join(kubernetes, 'several-edges'))
  const spread = /"topologySpreadConstraints":(\[.*?\}\])/.exec(JSON.stringify(patches))?.[1] ?? '[]'
  const constraints = JSON.parse(spread) as { nodeTaintsPolicy?: string }[]
  expect(constraints.map(({ nodeTaintsPolicy }) => nodeTaintsPolicy)).toEqual(['Honor', 'Honor'])
})

test('a value of a wrong type and an unknown field of a manifest are found', async () => {
  const service = (spec: object): Manifest => ({ apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' }, spec })
  expect(await validateManifests([service({ ports: [{ port: 'http' }] })])).toEqual([
    expect.stringMatching(/^Service x: .*port must be integer/),
  ])
  expect(await validateManifests([service({ ports: [{ port: 80, targetport: 3000 }] })])).toEqual([
    expect.stringMatching(/^Service x\(.*targetport.* does not exist/),
  ])
  expect(await validateManifests([{ apiVersion: 'v1', kind: 'Servise', metadata: { name: 'x' } }])).toEqual([
    'Servise x: no schema of v1',
  ])
  expect(await validateManifests([{ apiVersion: 'lost/v1', kind: 'Service', metadata: { name: 'x' } }])).toEqual([
    'Service x: no schema of lost/v1',
  ])
})

test('a folder with a patch about no object is refused', () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'overlay-'))
  const write = (name: string, value: unknown): void => writeFileSync(path.join(folder.path, name), stringify(value))
  write('kustomization.yaml', {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace: 'x',
    resources: [],
    patches: [{ path: 'patch.yaml' }],
  })
  write('patch.yaml', { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'gone' } })
  expect(() => readKustomization(folder.path)).toThrow('a patch is about Deployment gone, which is not there.')
})

test('the job of the alert rules is the name of the Service, and its monitor finds it', () => {
  const labels = { 'app.kubernetes.io/name': 'portal-edge' }
  expect(find('one-edge', 'Service')?.metadata).toMatchObject({ name: 'portal-edge', labels })
  expect(find('one-edge', 'ServiceMonitor')).toMatchObject({ spec: { selector: { matchLabels: labels } } })
  const rules = readFileSync(path.join(root, 'deploy/prometheus/alerts.yaml'), 'utf8')
  expect(new Set(rules.match(/(?<=job=")[^"]+/g))).toEqual(new Set(['portal-edge']))
})

test.each(['alerts', 'objectives'])('the rules of %s are valid as a PrometheusRule', async (name) => {
  const spec = parse(readFileSync(path.join(root, `deploy/prometheus/${name}.yaml`), 'utf8')) as unknown
  const metadata = { name: `portal-${name}` }
  const rule = { apiVersion: 'monitoring.coreos.com/v1', kind: 'PrometheusRule', metadata, spec }
  expect(await validateManifests([rule])).toEqual([])
})

test('one edge has SQLite, and the only job of several edges is the one that copies the files of a build', () => {
  expect(readDeployedEdge(path.join(kubernetes, 'one-edge')).secrets).not.toContain('DATABASE_URL')
  expect(readDeployedEdge(path.join(kubernetes, 'several-edges')).secrets).toContain('DATABASE_URL')
  expect(find('one-edge', 'Job')).toBeUndefined()
  const script = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { 'copy:assets': string }
  }
  const command = [...script.scripts['copy:assets'].split(' '), '/data']
  expect(find('several-edges', 'Job')).toMatchObject({
    spec: { template: { spec: { containers: [{ command, volumeMounts: [{ mountPath: '/data/assets' }] }] } } },
  })
})

test('the port and the probes of the manifests are those of the image', () => {
  const { probes } = readDeployedEdge(path.join(kubernetes, 'several-edges'))
  expect(JSON.stringify(find('one-edge', 'Service'))).toContain(`"port":${imageEnvironment['PORT']}`)
  expect(probes).toEqual(['/healthz', '/healthz', '/readyz'])
  expect(argumentsOf('HEALTHCHECK').join(' ')).toContain(probes[1] ?? '')
})

/** Objects with an image: the containers. */
function containersIn(node: unknown): object[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(containersIn)
  return 'image' in node ? [node, ...inner] : inner
}

test.each(overlays)(
  'every container of %s has limits, no privileges and a root file system that it cannot write',
  (overlay) => {
    const { manifests, patches } = readKustomization(path.join(kubernetes, overlay))
    const containers = containersIn([manifests, patches])
    expect(containers.length).toBeGreaterThan(1)
    for (const container of containers) {
      expect(container).toMatchObject({
        resources: { limits: { cpu: expect.any(String) as string, memory: expect.any(String) as string } },
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      })
    }
  },
)
