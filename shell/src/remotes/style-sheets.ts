import type { ReleaseRecord } from '@portal/shared-contracts/remotes'

/** The style sheets of the document by their addresses, without those that failed. */
const sheets = new Map<string, Promise<void>>()

/**
 * Adds style sheets of a remote with the hashes of its record, and waits for them. The code of the remote finds them in
 * the document and adds none: webpack and Vite would add them without hashes, which browsers ask for scripts only. A
 * sheet that failed therefore stays in the document.
 * @throws Error if a sheet has no hash, another one, or does not arrive
 */
export async function loadSheets(base: string, record: ReleaseRecord, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => loadSheet(base, record, file)))
}

function loadSheet(base: string, { files }: ReleaseRecord, file: string): Promise<void> {
  const { href } = new URL(base + file, location.href)
  const known = sheets.get(href)
  if (known) return known
  const integrity = files[file]
  if (integrity === undefined) throw new Error(`No integrity for ${file}`)
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: 'anonymous',
    integrity,
    href,
  })
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(file)))
  })
  sheets.set(href, loaded)
  loaded.catch(() => sheets.delete(href))
  document.head.append(link)
  return loaded
}
