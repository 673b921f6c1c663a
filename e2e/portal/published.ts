import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publishBuilt } from '@portal/tooling/run/publish-built'

/** Names the folder of this run; Playwright's workers inherit it. */
const setting = 'PUBLISHED_FOR_JOURNEYS'

/** The folder with `releases` and `data` that each portal copies, because releasing takes longer than starting. */
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
  return () => rmSync(folder, { recursive: true, force: true })
}
