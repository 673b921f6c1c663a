import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Copies the file with the terms of a package (`LICENSE`, `LICENSE.md` or `LICENSE.txt`) into a folder: its own, else
 * that of the repository. Copies nothing while the owner has set none.
 */
export function copyTerms(source: string, repository: string, folder: string): void {
  for (const place of [source, repository]) {
    const name = readdirSync(place).find((file) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(file))
    if (name === undefined) continue
    cpSync(path.join(place, name), path.join(folder, name))
    return
  }
}
