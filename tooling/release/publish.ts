import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ReleasePointer, type RemoteName } from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'
import { compressBelow } from '../build/files.ts'
import { root } from '../webpack/base.ts'
import { createRecord } from './record.ts'
import { localKey, signRecord } from './signing.ts'

/** Git revision the build was made from; a tree without git says so. */
function revision(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

function readPointer(file: string): ReleasePointer | null {
  return existsSync(file) ? v.parse(ReleasePointer, JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** Points a remote at a version; the one before stays named, for the loader and for going back. */
function pointAt(folder: string, version: string): void {
  const file = path.join(folder, 'release.json')
  const before = readPointer(file)
  if (before?.current === version) return
  const pointer: ReleasePointer = { ...before, current: version, ...(before && { previous: before.current }) }
  // Written beside and renamed, so that the edge never reads half a pointer.
  writeFileSync(`${file}.new`, `${JSON.stringify(pointer, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}

/** Releases a built remote into a folder of releases; a version that is there already is kept. */
export async function publish(app: RemoteName, releases: string, dataDir: string): Promise<string> {
  const record = await createRecord(app, revision())
  const folder = path.join(releases, 'remotes', app)
  const target = path.join(folder, record.version)
  if (!existsSync(target)) {
    const staging = `${target}.new`
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(staging, { recursive: true })
    for (const file of Object.keys(record.files)) {
      cpSync(path.join(root, app, 'dist', file), path.join(staging, file))
    }
    await compressBelow(staging)
    writeFileSync(path.join(staging, 'record.jws'), await signRecord(record, (await localKey(dataDir)).private))
    renameSync(staging, target)
  }
  pointAt(folder, record.version)
  return record.version
}
