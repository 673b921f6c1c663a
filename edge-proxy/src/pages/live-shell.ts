import { createHash } from 'node:crypto'
import type { LiveShell } from '@portal/shared-contracts/remotes'
import { shellKey } from '@portal/shared-contracts/remotes/release-keys'
import type { Logger } from 'pino'
import { repeat } from '../http/repeat.ts'
import { writeForeign } from '../releases/foreign-files.ts'
import type { ShellBuild } from './shell-build.ts'

/** What releases must fit: the contract and the pages of a shell. */
export function liveShellOf(
  { files, documents, contract, shared }: Pick<ShellBuild, 'files' | 'documents' | 'contract' | 'shared'>,
  origin: string,
): LiveShell {
  const build = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
  const widgets = [...new Set(documents.flatMap((document) => document.widgets))].toSorted()
  const paths = documents.flatMap((document) => (document.path === '' ? [] : [document.path]))
  return { build, origin, contract, shared, paths: [...new Set(paths)], widgets }
}

/** ms between two announcements; a shell that is not announced for a day is gone. */
const renewal = 60 * 60 * 1000

/** Tells `remotes release` which shells are in use, every hour (docs/release-a-remote.md). Returns how to stop. */
export function announceShell(shell: LiveShell, remotesDir: string, logger: Logger): Promise<() => void> {
  const file = shellKey(shell.build)
  return repeat(
    () => writeForeign(remotesDir, file, `${JSON.stringify({ ...shell, at: new Date().toISOString() }, null, 2)}\n`),
    renewal,
    (err) => logger.warn({ err, remotesDir, file }, 'shell not announced: releases are not checked against it'),
  )
}
