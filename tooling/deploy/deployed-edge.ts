import * as v from 'valibot'
import { readKustomization } from './kustomization.ts'

const Probe = v.looseObject({
  httpGet: v.looseObject({ path: v.string() }),
  timeoutSeconds: v.optional(v.number(), 1),
})

const Variable = v.object({
  name: v.string(),
  value: v.optional(v.string()),
  valueFrom: v.optional(
    v.object({
      secretKeyRef: v.optional(v.object({ name: v.string(), key: v.string() })),
      configMapKeyRef: v.optional(v.object({ name: v.string(), key: v.string() })),
    }),
  ),
})

/** What a patch may say of a container. */
const PatchedContainer = v.looseObject({ name: v.string(), env: v.optional(v.array(Variable), []) })

const EdgeContainer = v.looseObject({
  ...PatchedContainer.entries,
  args: v.optional(v.array(v.string()), []),
  startupProbe: Probe,
  livenessProbe: Probe,
  readinessProbe: Probe,
  lifecycle: v.object({
    preStop: v.object({ exec: v.object({ command: v.tuple([v.literal('sleep'), v.string()]) }) }),
  }),
  resources: v.object({ limits: v.object({ cpu: v.string(), memory: v.pipe(v.string(), v.regex(/^\d+Mi$/)) }) }),
})

const deploymentOf = <Container extends v.GenericSchema>(container: Container) =>
  v.looseObject({
    spec: v.looseObject({
      template: v.looseObject({
        spec: v.looseObject({
          terminationGracePeriodSeconds: v.optional(v.number()),
          containers: v.optional(v.array(container), []),
        }),
      }),
    }),
  })

/** Settings of a container: texts of the files, and the names of those whose values are in a Secret. */
export type DeployedSettings = { values: Readonly<Record<string, string>>; secrets: readonly string[] }

/**
 * The container `edge` of a folder of deploy/kubernetes.
 * @throws Error as `readKustomization`, or if it has no such container
 */
export function readDeployedEdge(folder: string) {
  const { manifests, patches, settings } = readKustomization(folder)
  const isDeployment = ({ kind, metadata }: { kind: string; metadata: { name: string } }): boolean =>
    kind === 'Deployment' && metadata.name === 'portal-edge'
  const { template } = v.parse(deploymentOf(PatchedContainer), manifests.find(isDeployment)).spec
  const found = template.spec.containers.find(({ name }) => name === 'edge')
  const edge = v.parse(EdgeContainer, found)
  const patched = patches
    .filter(isDeployment)
    .flatMap((patch) => v.parse(deploymentOf(PatchedContainer), patch).spec.template.spec.containers)
  const variables = [edge, ...patched.filter(({ name }) => name === 'edge')].flatMap(({ env }) => env)
  const literals = variables.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))
  const deployed: DeployedSettings = {
    values: { ...settings, ...Object.fromEntries(literals) },
    secrets: variables.flatMap(({ name, valueFrom }) => (valueFrom?.secretKeyRef === undefined ? [] : [name])),
  }
  const [, delay] = edge.lifecycle.preStop.exec.command
  return {
    ...deployed,
    args: edge.args,
    probes: [edge.startupProbe, edge.livenessProbe, edge.readinessProbe].map(({ httpGet }) => httpGet.path),
    readyPath: edge.readinessProbe.httpGet.path,
    /** `timeout` in ms. */
    liveProbe: { path: edge.livenessProbe.httpGet.path, timeout: edge.livenessProbe.timeoutSeconds * 1000 },
    /** Bytes. */
    memoryLimit: Number.parseInt(edge.resources.limits.memory, 10) * 1024 * 1024,
    /** Seconds from SIGTERM to SIGKILL. */
    stopTimeout: (template.spec.terminationGracePeriodSeconds ?? 30) - Number(delay),
  }
}
