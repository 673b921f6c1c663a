import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareWalletFiles } from '@portal/sandbox/wallet/wallet-files'
import { publishBuilt } from '@portal/tooling/run/publish-built'

/** Names the folder of this run; Playwright's workers inherit it. */
const setting = 'PUBLISHED_FOR_JOURNEYS'

/**
 * The folder with `releases`, `data` and the certificates of passes in `wallet` that each portal copies, because
 * releasing and making keys take longer than starting.
 */
export function published(): string {
  const folder = process.env[setting]
  if (folder === undefined) throw new Error('Nothing is released for portals of journeys: call publishOnce first')
  return folder
}

/** Releases the built remotes once per run; returns what deletes them at its end. */
export default async function publishOnce(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'))
  process.env[setting] = folder
  await publishBuilt(path.join(folder, 'releases'), path.join(folder, 'data'))
  await prepareWalletFiles({ folder: path.join(folder, 'wallet'), origin: 'http://127.0.0.1' })
  return () => rmSync(folder, { recursive: true, force: true })
}
