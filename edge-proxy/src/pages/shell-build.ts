import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const Document = v.object({
  document: v.string(),
  path: v.string(),
  title: v.string(),
  description: v.string(),
  widgets: v.array(v.string()),
  /** Style sheets its markup needs besides the shell's first one. */
  styles: v.array(v.string()),
  html: v.string(),
})
export type ShellDocument = v.InferOutput<typeof Document>

const ShellBuild = v.object({
  /** sha384 by path. */
  files: v.record(v.string(), v.string()),
  /** The member's home, which is rendered in the browser: its own files and the widgets on it. */
  home: v.object({ files: v.array(v.string()), widgets: v.array(v.string()) }),
  documents: v.array(Document),
})
export type ShellBuild = v.InferOutput<typeof ShellBuild>

/**
 * The shell's build; read again when it was built anew, so that a development server need
 * not be restarted.
 * @throws Error that says what to do if the shell was never built
 */
export function openShellBuild(dist: string): () => ShellBuild {
  const file = path.join(dist, 'shell.json')
  let read: { at: number; build: ShellBuild } | null = null
  return () => {
    try {
      const at = statSync(file).mtimeMs
      if (read?.at !== at) read = { at, build: v.parse(ShellBuild, JSON.parse(readFileSync(file, 'utf8'))) }
      return read.build
    } catch (error) {
      // A build is just replacing it, so it is gone or half written: the one before still stands in memory.
      if (read) return read.build
      if (isMissing(error)) throw new Error('The shell is not built; run `npm run build` first.', { cause: error })
      throw error
    }
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
