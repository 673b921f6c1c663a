import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Relative paths of the files below a folder, sorted, without `.br` files. */
export const filesBelow = (folder: string): string[] =>
  globSync('**/*.*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()

/** Subresource integrity of a file's bytes. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** The bytes of a `.br` file (brotli 11), which the edge sends without compressing; null if the file is no text. */
export async function compressFile(file: string, bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!/\.(m?js|css|svg|json|txt)$/.test(file)) return null
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return compress(bytes, { params })
}

/** Writes the `.br` file of every text file below a folder. */
export async function compressBelow(folder: string): Promise<void> {
  for (const file of filesBelow(folder)) {
    const br = await compressFile(file, readFileSync(path.join(folder, file)))
    if (br !== null) writeFileSync(path.join(folder, `${file}.br`), br)
  }
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  jws: 'application/jose',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** Content-Type of an object by the end of its key; compressed files are stored as bytes. */
export const contentType = (key: string): string =>
  types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
