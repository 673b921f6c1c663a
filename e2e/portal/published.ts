import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publishBuilt } from '../../tooling/run/publish-built.ts'

/** Names the folder that the portals of one run share; Playwright's workers inherit it. */
const setting = 'JOURNEYS_SHARED'

function inShared(name: string): string {
  const shared = process.env[setting]
  if (shared === undefined) throw new Error('A portal starts only in journeys that Playwright runs')
  return path.join(shared, name)
}

/** The folder with `releases` and `data` that each portal copies, because releasing takes longer than starting. */
export const published = (): string => inShared('published')

/** Where Node keeps the compiled code of edge and sandbox, which halves their start. */
export const compileCache = (): string => inShared('compiled')

/** Releases the built remotes once per run; returns what deletes them at its end. */
export default async function publishOnce(): Promise<() => void> {
  const shared = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  process.env[setting] = shared
  await publishBuilt(path.join(published(), 'releases'), path.join(published(), 'data'))
  return () => rmSync(shared, { recursive: true, force: true })
}
