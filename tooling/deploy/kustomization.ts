import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { parse, parseAllDocuments } from 'yaml'

const Kustomization = v.strictObject({
  apiVersion: v.literal('kustomize.config.k8s.io/v1beta1'),
  kind: v.literal('Kustomization'),
  namespace: v.string(),
  resources: v.array(v.string()),
  images: v.optional(v.array(v.strictObject({ name: v.string(), newName: v.string(), newTag: v.string() })), []),
  configMapGenerator: v.optional(
    v.array(
      v.strictObject({
        name: v.string(),
        behavior: v.optional(v.literal('merge')),
        envs: v.optional(v.array(v.string()), []),
        literals: v.optional(v.array(v.string()), []),
      }),
    ),
    [],
  ),
  patches: v.optional(v.array(v.strictObject({ path: v.string() })), []),
})

/** One object of a cluster. */
export const Manifest = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.looseObject({ name: v.string() }),
})
export type Manifest = v.InferOutput<typeof Manifest>

/** What a folder with a kustomization.yaml and the folders that it names hold; patches are not applied. */
export type Kustomized = {
  manifests: readonly Manifest[]
  patches: readonly Manifest[]
  /** The texts of its config maps by the names of the settings. */
  settings: Readonly<Record<string, string>>
  configMaps: readonly string[]
  /** The names that containers have for the images that it sets. */
  images: readonly string[]
}

/** Whether two manifests are about the same object. */
export const isSame = (one: Manifest, other: Manifest): boolean =>
  one.apiVersion === other.apiVersion && one.kind === other.kind && one.metadata.name === other.metadata.name

const manifestsIn = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => v.parse(Manifest, document.toJS()))

/**
 * Reads a folder of deploy/kubernetes.
 * @throws Error if a file is missing or no manifest, if the kustomization has a field that this does not know, or if a
 * patch is about no object
 */
export function readKustomization(folder: string): Kustomized {
  const text = readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8')
  const { resources, configMapGenerator, images, patches } = v.parse(Kustomization, parse(text))
  const bases = resources.flatMap((name) => {
    const place = path.join(folder, name)
    return existsSync(path.join(place, 'kustomization.yaml')) ? [readKustomization(place)] : []
  })
  const own = resources.filter((name) => name.endsWith('.yaml')).flatMap((name) => manifestsIn(path.join(folder, name)))
  const manifests = [...bases.flatMap((base) => base.manifests), ...own]
  const ownPatches = patches.flatMap((patch) => manifestsIn(path.join(folder, patch.path)))
  for (const patch of ownPatches) {
    if (manifests.some((manifest) => isSame(manifest, patch))) continue
    throw new Error(`${folder}: a patch is about ${patch.kind} ${patch.metadata.name}, which is not there.`)
  }
  const deleted = ownPatches.filter((patch) => patch['$patch'] === 'delete')
  return {
    manifests: manifests.filter((manifest) => !deleted.some((patch) => isSame(manifest, patch))),
    patches: [...bases.flatMap((base) => base.patches), ...ownPatches],
    configMaps: [...bases.flatMap((base) => base.configMaps), ...configMapGenerator.map(({ name }) => name)],
    images: [...bases.flatMap((base) => base.images), ...images.map(({ name }) => name)],
    settings: Object.assign(
      {},
      ...bases.map((base) => base.settings),
      ...configMapGenerator.flatMap(({ envs, literals }) => [
        ...envs.map((name) => parseEnv(readFileSync(path.join(folder, name), 'utf8'))),
        parseEnv(literals.join('\n')),
      ]),
    ) as Record<string, string>,
  }
}
