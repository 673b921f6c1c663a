import path from 'node:path'
import { emitJson } from '@portal/remote-kit/webpack/scripts'

/** File of the manifest in the output folder of the shell's build. */
export const manifestFile = 'manifest.json'

/**
 * The files of each dynamic import by `{importing file} > {request}`, so that documents preload exactly what they need.
 */
export type BuildManifest = Record<string, string[]>

export const writeManifest = emitJson(manifestFile, ({ chunkGroups, compiler }): BuildManifest => {
  const files = chunkGroups.flatMap((group) =>
    group.origins.map(({ module, request }) => {
      const file = module?.nameForCondition()
      // Relative also outside of the shell, so that a build has the same bytes in every folder.
      const from = file ? path.relative(compiler.context, file).replaceAll(path.sep, '/') : 'entry'
      return [`${from} > ${request ?? group.name ?? ''}`, group.getFiles()] as const
    }),
  )
  return Object.fromEntries(files)
})
