import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Check } from './findings.ts'

/** Brotli bytes a built file may have (design §9); a budget is raised in a commit that says why. */
const budgets: readonly { files: string; limit: number; what: string }[] = [
  { files: 'shell/dist/assets/main.*.js', limit: 128_000, what: 'the shell with React, router and federation runtime' },
  { files: 'shell/dist/assets/main.*.css', limit: 8_000, what: "the shell's style sheet" },
  { files: 'mfe-*/dist/entry.js', limit: 3_300, what: "a remote's entry" },
  { files: 'mfe-*/dist/*.js', limit: 24_000, what: 'one chunk of a remote' },
]

/** Size budgets of what was built. */
export const sizes: Check = (folder) => {
  if (!existsSync(path.join(folder, 'shell/dist'))) return ['the shell is not built']
  return budgets.flatMap(({ files, limit, what }) => {
    const found = globSync(files, { cwd: folder })
    if (found.length === 0) return [`${files}: no such file, though ${what} has a budget`]
    return found.flatMap((file) => {
      const bytes = brotliCompressSync(readFileSync(path.join(folder, file))).length
      return bytes > limit ? [`${file}: ${bytes} brotli bytes, ${what} may have ${limit}`] : []
    })
  })
}
