import type { ReleaseRecord } from '@portal/shared-contracts/remotes'

/** The link of each style sheet by its address, also of one that failed; `loaded` is null after a failure. */
const sheets = new Map<string, { link: HTMLLinkElement; loaded: Promise<void> | null }>()

/**
 * Adds the style sheets of a remote that are among `files`, with the hashes of its record, and waits for them. The code
 * of the remote finds them in the document and adds none: webpack and Vite would add them without hashes, which browsers
 * ask for scripts only. A sheet that failed therefore stays in the document until another attempt replaces it.
 * @throws Error if a sheet has no hash, another one, or does not arrive
 */
export async function loadSheets(base: string, record: ReleaseRecord, files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((file) => file.endsWith('.css')).map((file) => loadSheet(base, record, file)))
}

function loadSheet(base: string, { files }: ReleaseRecord, file: string): Promise<void> {
  const { href } = new URL(base + file, location.href)
  const known = sheets.get(href)
  if (known?.loaded) return known.loaded
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
  sheets.set(href, { link, loaded })
  loaded.catch(() => sheets.set(href, { link, loaded: null }))
  known?.link.remove()
  document.head.append(link)
  return loaded
}
