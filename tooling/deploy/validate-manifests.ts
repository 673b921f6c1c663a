import { execFile } from 'node:child_process'
import { mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../build/root.ts'
import type { Manifest } from './kustomization.ts'

/** The module that has the schemas and the types of a version of the API, such as `apps/v1`. */
function moduleOf(apiVersion: string): string {
  if (apiVersion.startsWith('gateway.networking.k8s.io/')) return `@kubernetes-models/gateway-api/${apiVersion}`
  if (apiVersion.startsWith('monitoring.coreos.com/')) return `@kubernetes-models/prometheus-operator/${apiVersion}`
  return `kubernetes-models/${apiVersion}`
}

type Model = new (data: Manifest) => { validate: () => void }
const isModel = (value: unknown): value is Model => typeof value === 'function'

const nameOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`

async function errorOf(manifest: Manifest): Promise<string[]> {
  const models = (await import(moduleOf(manifest.apiVersion)).catch(() => ({}))) as Record<string, unknown>
  const model = models[manifest.kind]
  if (!isModel(model)) return [`${nameOf(manifest)}: no schema of ${manifest.apiVersion}`]
  try {
    new model(manifest).validate()
    return []
  } catch (error) {
    return [`${nameOf(manifest)}: ${error instanceof Error ? error.message : 'invalid'}`]
  }
}

const tsconfig = {
  compilerOptions: { module: 'nodenext', noEmit: true, strict: true, skipLibCheck: true, types: [] },
  include: ['*.ts'],
}

/** A patch leaves out what it does not change; `null` takes a value away. */
const patchType = `
type Patch<T> = T extends readonly (infer Item)[]
  ? Patch<Item>[]
  : T extends object
    ? { [Field in keyof T]?: Patch<T[Field]> | null } & { $patch?: 'delete' | 'replace' }
    : T
`

/** Fields that no type has: the schemas allow them, as a cluster does that only warns. */
async function unknownFields(manifests: readonly Manifest[], arePatches = false): Promise<string[]> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'manifests-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder.path, 'node_modules'))
  const write = (name: string, text: string): void => writeFileSync(path.join(folder.path, name), text)
  write('package.json', '{ "type": "module" }')
  write('tsconfig.json', JSON.stringify(tsconfig))
  write('patch.d.ts', patchType)
  for (const [index, manifest] of manifests.entries()) {
    const whole = `import('${moduleOf(manifest.apiVersion)}').I${manifest.kind}`
    const type = arePatches ? `Patch<${whole}>` : whole
    const value = JSON.stringify(manifest, null, 1)
    write(`m${index}.ts`, `export const manifest = ${value} satisfies ${type}\n`)
  }
  const tsc = path.join(root, 'node_modules/.bin/tsc')
  const lines = await promisify(execFile)(tsc, ['-p', folder.path, '--pretty', 'false']).then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.trim().split('\n'),
  )
  return lines.map((line) =>
    line.replace(/^.*\bm(\d+)\.ts/, (_, index) => nameOf(manifests[Number(index)] as Manifest)),
  )
}

/** What is wrong with manifests by the schemas and types of their versions of the API, one sentence each. */
export async function validateManifests(manifests: readonly Manifest[]): Promise<string[]> {
  const errors = (await Promise.all(manifests.map(errorOf))).flat()
  return errors.length > 0 ? errors : unknownFields(manifests)
}

/** What is wrong with patches by the types of what they change, one sentence each. */
export const validatePatches = (patches: readonly Manifest[]): Promise<string[]> => unknownFields(patches, true)
