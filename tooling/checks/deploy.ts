import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '@portal/edge-proxy/config/config'
import { composeEdges } from '../deploy/compose.ts'
import { imageEnvironment } from '../deploy/containerfile.ts'
import { readDeployedEdge, type DeployedSettings } from '../deploy/deployed-edge.ts'
import { edgeSettings } from './edge-settings.ts'
import type { Findings } from './source-files.ts'

const composeFile = 'deploy/compose.yaml'

/** Settings that no file may hold, each with a value of its form. */
const secrets: Readonly<Record<string, string>> = {
  SESSION_KEYS: Buffer.alloc(32).toString('base64'),
  KIOSK_KEYS: 'shop:0123456789abcdef',
  LOYALTY_USERNAME: 'portal',
  LOYALTY_PASSWORD: 'secret',
  DATABASE_URL: 'postgres://portal:secret@database.example:5432/portal',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=secret',
  WALLET_KEYS: Buffer.alloc(32).toString('base64'),
  WALLET_APPLE_KEY_PASSWORD: 'secret',
}

/** Settings of Node, of the brand and of OpenTelemetry, which `config` does not read. */
const readElsewhere = [
  'BRAND',
  'NODE_EXTRA_CA_CERTS',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
]

/** The settings that the edge refuses, one sentence each. */
function refused(env: Readonly<Record<string, string>>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : ['the edge does not start']
  }
}

/** Settings without those of wallets, which name files that only the machine of the edge has. */
const withoutWallets = (env: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('WALLET_')))

function findingsOf(place: string, { values, secrets: ofSecret }: DeployedSettings): Findings {
  const known = new Set([...edgeSettings(), ...readElsewhere, ...Object.keys(imageEnvironment)])
  const given = { ...values, ...Object.fromEntries(ofSecret.map((name) => [name, secrets[name] ?? 'from-outside'])) }
  const brand = 'BRAND' in given ? [] : ['BRAND is required.']
  return [
    ...Object.keys(given).flatMap((name) => (known.has(name) ? [] : [`${name} is no setting of the edge.`])),
    ...Object.keys(values).flatMap((name) => (name in secrets ? [`${name} is a secret, which no file may hold.`] : [])),
    ...brand,
    ...refused({ ...imageEnvironment, ...withoutWallets(given) }),
  ].map((finding) => `${place}: ${finding}`)
}

/**
 * Settings of the manifests and of the Compose file that no edge knows or that it refuses, missing ones, and secrets.
 */
export function deploy(folder: string): Findings {
  const overlays = globSync('deploy/kubernetes/*/kustomization.yaml', { cwd: folder })
    .map((file) => path.dirname(file))
    .filter((place) => path.basename(place) !== 'base')
  const compose = path.join(folder, composeFile)
  return [
    ...(overlays.length === 0 ? ['deploy/kubernetes has no overlay'] : []),
    ...overlays.toSorted().flatMap((place) => findingsOf(place, readDeployedEdge(path.join(folder, place)))),
    ...(existsSync(compose)
      ? Object.entries(composeEdges(compose)).flatMap(([name, edge]) => findingsOf(`${composeFile}, ${name}`, edge))
      : [`${composeFile} does not exist`]),
  ]
}
