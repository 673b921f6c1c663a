import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import * as v from 'valibot'
import { demand, PassRefused } from './pass-refused.ts'

/** The files of a pass by their names. */
export type PassFiles = Readonly<Record<string, Uint8Array>>

/** Bytes of a pass, packed and unpacked; Apple names no limit, and passes have some hundred kilobytes. */
const maxBytes = 10_000_000

function unzip(archive: Uint8Array): PassFiles {
  const names = new Set<string>()
  let bytes = 0
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        demand(!names.has(name), `The archive has ${name} twice.`)
        names.add(name)
        bytes += originalSize
        demand(bytes <= maxBytes, 'The files of the pass are too large.')
        return !name.endsWith('/')
      },
    })
    return files
  } catch (error) {
    throw error instanceof PassRefused ? error : new PassRefused('The pass is not a zip archive.')
  }
}

/** A file of the pass. @throws PassRefused if it is missing */
export function fileOf(files: PassFiles, name: string): Uint8Array {
  const file = files[name]
  demand(file !== undefined, `The pass has no file ${name}.`)
  return file
}

/** Parses a JSON file of the pass. @throws PassRefused if it is missing or malformed */
export function jsonOf<Schema extends v.GenericSchema>(
  files: PassFiles,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const text = new TextDecoder().decode(fileOf(files, name))
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (parsed.success) return parsed.output
  throw new PassRefused(`${name} is malformed: ${v.summarize(parsed.issues).replaceAll('\n', ' ')}`)
}

const Manifest = v.record(v.string(), v.string())

/** The manifest lists every file but itself and its signature, with the SHA-1 of its bytes. */
function checkManifest(files: PassFiles): void {
  const manifest = jsonOf(files, 'manifest.json', Manifest)
  for (const [name, hash] of Object.entries(manifest)) {
    const file = files[name]
    demand(file !== undefined, `manifest.json lists ${name}, which is not in the pass.`)
    const actual = createHash('sha1').update(file).digest('hex')
    demand(actual === hash, `The SHA-1 of ${name} is not the one in manifest.json.`)
  }
  const unlisted = Object.keys(files).find(
    (name) => !['manifest.json', 'signature'].includes(name) && !(name in manifest),
  )
  demand(unlisted === undefined, `manifest.json does not list ${unlisted}.`)
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Without it iOS shows no pass. */
const requiredImage = 'icon.png'

/**
 * The files of a pass, which the manifest lists and whose hashes are right.
 * @throws PassRefused
 */
export function readPassFiles(archive: Uint8Array): PassFiles {
  demand(archive.length <= maxBytes, 'The pass is too large.')
  const files = unzip(archive)
  for (const name of ['pass.json', 'manifest.json', 'signature', requiredImage]) fileOf(files, name)
  checkManifest(files)
  for (const [name, file] of Object.entries(files).filter(([name]) => name.endsWith('.png')))
    demand(png.equals(file.subarray(0, png.length)), `${name} is not a PNG picture.`)
  return files
}
