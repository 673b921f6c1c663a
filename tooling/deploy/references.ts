import * as v from 'valibot'
import { isSame, type Kustomized, type Manifest } from './kustomization.ts'

/** One reference to something by its name, and the names that exist. */
type Reference = { what: string; name: string; known: readonly string[] }

const Named = v.looseObject({ name: v.string() })
const Labels = v.record(v.string(), v.string())
const Selector = v.union([v.object({ matchLabels: Labels }), v.strictObject({})])

/** All values of a field in a node, however deep. */
function valuesOf(node: unknown, field: string): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => [...(key === field ? [value] : []), ...valuesOf(value, field)])
}

const namesIn = (nodes: readonly unknown[]): string[] =>
  nodes.flat().flatMap((node) => (v.is(Named, node) ? [node.name] : []))

/** Names in fields of a node, such as those of its `volumes`. */
const namesOf = (node: unknown, ...fields: string[]): string[] =>
  fields.flatMap((field) => namesIn(valuesOf(node, field)))

const textsOf = (node: unknown, field: string): string[] =>
  valuesOf(node, field).filter((value) => typeof value === 'string')

const isPartOf = (selector: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value)

const isWorkload = ({ kind }: Manifest): boolean => kind === 'Deployment' || kind === 'Job'

/** An object with the patches that are about it. */
type Patched = { manifest: Manifest; parts: readonly Manifest[] }

function ofWorkload({ parts }: Patched, { configMaps, images, manifests }: Kustomized, secrets: readonly string[]) {
  const known: [what: string, names: string[], known: readonly string[]][] = [
    ['volume', namesOf(parts, 'volumeMounts'), namesOf(parts, 'volumes')],
    ['port', textsOf(valuesOf(parts, 'httpGet'), 'port'), namesOf(parts, 'ports')],
    ['claim', textsOf(parts, 'claimName'), namesOfKind(manifests, 'PersistentVolumeClaim')],
    ['config map', namesOf(parts, 'configMapRef'), configMaps],
    ['Secret', namesOf(parts, 'secretKeyRef'), secrets],
    ['image', textsOf(parts, 'image'), images],
  ]
  return known.flatMap(([what, names, all]) => names.map((name): Reference => ({ what, name, known: all })))
}

const namesOfKind = (manifests: readonly Manifest[], kind: string): string[] =>
  manifests.filter((manifest) => manifest.kind === kind).map(({ metadata }) => metadata.name)

/** The autoscaler's deployment and container, the backends of a route, and the ports of services and policies. */
function ofOther({ manifest }: Patched, all: readonly Patched[]): Reference[] {
  const { kind } = manifest
  const workloads = all.filter((one) => isWorkload(one.manifest))
  const services = all.filter((one) => one.manifest.kind === 'Service').map((one) => one.manifest)
  const portsOfPods = workloads.flatMap(({ parts }) => namesOf(parts, 'ports'))
  const refer = (what: string, names: readonly string[], known: readonly string[]): Reference[] =>
    names.map((name) => ({ what, name, known }))
  if (kind === 'HorizontalPodAutoscaler') {
    const scaled = namesOf(manifest, 'scaleTargetRef')
    const deployments = workloads.filter((one) => one.manifest.kind === 'Deployment')
    const ofScaled = deployments.filter((one) => scaled.includes(one.manifest.metadata.name))
    return [
      ...refer(
        'Deployment',
        scaled,
        deployments.map((one) => one.manifest.metadata.name),
      ),
      ...refer(
        'container',
        textsOf(manifest, 'container'),
        ofScaled.flatMap(({ parts }) => namesOf(parts, 'containers')),
      ),
    ]
  }
  if (kind === 'HTTPRoute') return refer('Service', namesOf(manifest, 'backendRefs'), namesOfKind(services, 'Service'))
  if (kind === 'Service') return refer('port', textsOf(manifest, 'targetPort'), portsOfPods)
  if (kind === 'NetworkPolicy') return refer('port', textsOf(manifest, 'port'), portsOfPods)
  if (kind === 'ServiceMonitor') return refer('port', textsOf(manifest, 'port'), namesOf(services, 'ports'))
  return []
}

/**
 * What selectors of pods, and those of a service monitor, select by labels; `from` and `to` are about other namespaces.
 */
function selectorsOf({ manifest, parts }: Patched): Record<string, string>[] {
  const { kind } = manifest
  if (kind === 'Service') return valuesOf(manifest, 'selector').map((value) => v.parse(Labels, value))
  const fields = ['labelSelector', 'podSelector', ...(kind === 'Job' ? [] : ['selector'])]
  return fields
    .flatMap((field) => valuesOf(parts, field))
    .map((value) => v.parse(Selector, value))
    .map((selector) => ('matchLabels' in selector ? selector.matchLabels : {}))
}

const labelsOf = (node: unknown): Record<string, string>[] =>
  valuesOf(node, 'labels').flatMap((labels) => (v.is(Labels, labels) ? [labels] : []))

/**
 * Names in the objects and patches of a folder of deploy/kubernetes to which nothing belongs, one sentence each, and
 * selectors that select nothing. `secrets` are those that the guide creates; other namespaces are not looked at.
 */
export function danglingReferences(kustomized: Kustomized, secrets: readonly string[]): string[] {
  const { manifests, patches } = kustomized
  const all = manifests.map((manifest): Patched => ({
    manifest,
    parts: [manifest, ...patches.filter((patch) => isSame(patch, manifest))],
  }))
  const labelsOfPods = all
    .filter(({ manifest }) => isWorkload(manifest))
    .flatMap(({ parts }) => labelsOf(valuesOf(parts, 'template')))
  const labelsOfServices = all
    .filter(({ manifest }) => manifest.kind === 'Service')
    .flatMap(({ manifest }) => labelsOf(manifest))
  return all.flatMap((one) => {
    const { kind, metadata } = one.manifest
    const references = isWorkload(one.manifest) ? ofWorkload(one, kustomized, secrets) : ofOther(one, all)
    const selected = kind === 'ServiceMonitor' ? labelsOfServices : labelsOfPods
    return [
      ...references
        .filter(({ name, known }) => !known.includes(name))
        .map(({ what, name }) => `${kind} ${metadata.name}: there is no ${what} ${name}`),
      ...selectorsOf(one)
        .filter((selector) => !selected.some((labels) => isPartOf(selector, labels)))
        .map((selector) => `${kind} ${metadata.name}: nothing has the labels ${JSON.stringify(selector)}`),
    ]
  })
}
