import { emitJson } from '@portal/remote-kit/webpack/scripts'

/** File of the manifest in the output folder of the shell's build. */
export const manifestFile = 'manifest.json'

/** Manifest of the shell's build, from which documents preload exactly the files they need. */
export type BuildManifest = {
  /** Files per dynamic import, keyed `{importing file} > {request}`. */
  chunks: Record<string, string[]>
}

export const writeManifest = emitJson(manifestFile, ({ chunkGroups, compiler }): BuildManifest => {
  const files = chunkGroups.flatMap((group) =>
    group.origins.map(({ module, request }) => {
      const from = module?.nameForCondition()?.replace(`${compiler.context}/`, '') ?? 'entry'
      return [`${from} > ${request ?? group.name ?? ''}`, group.getFiles()] as const
    }),
  )
  return { chunks: Object.fromEntries(files) }
})
