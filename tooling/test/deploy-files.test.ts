import { globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { root } from '../build/root.ts'
import { argumentsOf, imageEnvironment } from '../deploy/containerfile.ts'
import { readDeployedEdge } from '../deploy/deployed-edge.ts'
import { readKustomization, type Manifest } from '../deploy/kustomization.ts'
import { validateManifests } from '../deploy/validate-manifests.ts'

const kubernetes = path.join(root, 'deploy/kubernetes')
const overlays = ['one-edge', 'several-edges']

const find = (overlay: string, kind: string): Manifest | undefined =>
  readKustomization(path.join(kubernetes, overlay)).manifests.find((manifest) => manifest.kind === kind)

test('every folder of deploy/kubernetes is the base or an overlay of it', () => {
  const folders = globSync('*/kustomization.yaml', { cwd: kubernetes }).map((file) => path.dirname(file))
  expect(folders.toSorted()).toEqual(['base', ...overlays])
})

test.each(overlays)('every manifest of %s is valid, and has no unknown field', async (overlay) => {
  const { manifests } = readKustomization(path.join(kubernetes, overlay))
  expect(manifests.length).toBeGreaterThan(7)
  expect(await validateManifests(manifests)).toEqual([])
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
