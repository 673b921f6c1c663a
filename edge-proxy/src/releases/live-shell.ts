import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LiveShell } from '@delikaterie/shared-contracts/remotes'
import type { Logger } from 'pino'
import type { ShellBuild } from '../pages/shell-build.ts'

/** What releases must fit: the contract and the pages of a shell. */
export function liveShellOf({ files, documents, contract, shared }: ShellBuild, origin: string): LiveShell {
  const build = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
  const widgets = [...new Set(documents.flatMap((document) => document.widgets))].toSorted()
  const paths = documents.flatMap((document) => (document.path === '' ? [] : [document.path]))
  return { build, origin, contract, shared, paths: [...new Set(paths)], widgets }
}

/**
 * Writes `shells/{build}.json` into the folder of releases, so that `remotes release` knows the shell. An edge without
 * the right to write goes on: a deployment then writes the file (docs/release-a-remote.md).
 */
export async function announceShell(shell: LiveShell, remotesDir: string, logger: Logger): Promise<void> {
  const file = path.join(remotesDir, 'shells', `${shell.build}.json`)
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(`${file}.new`, `${JSON.stringify(shell, null, 2)}\n`)
    await rename(`${file}.new`, file)
  } catch (error) {
    logger.warn({ err: String(error), file }, 'shell not announced: releases are not checked against it')
  }
}
