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

/** Writes a `.br` file (brotli 11) for every text file, which the edge sends without compressing. */
export async function compressBelow(folder: string): Promise<void> {
  const texts = filesBelow(folder).filter((file) => /\.(js|css|svg|json|txt)$/.test(file))
  for (const file of texts) {
    const bytes = readFileSync(path.join(folder, file))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(path.join(folder, `${file}.br`), await compress(bytes, { params }))
  }
}
