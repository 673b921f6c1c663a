import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ReleasePointer, type ReleaseRecord } from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'
import { compressBelow } from '../files/files.ts'
import { createRecord } from './record.ts'
import { isSignedBy, localKey, signRecord, type ReleaseKey } from './signing.ts'

/** Git revision of a folder's working tree; 'unknown' without git. */
function revision(folder: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

function readPointer(file: string): ReleasePointer | null {
  return existsSync(file) ? v.parse(ReleasePointer, JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** Makes a version the current one; the pointer keeps the previous version for rolling back. */
function pointAt(folder: string, version: string): void {
  const file = path.join(folder, 'release.json')
  const before = readPointer(file)
  if (before?.current === version) return
  const pointer: ReleasePointer = { ...before, current: version, ...(before && { previous: before.current }) }
  replaceFile(file, `${JSON.stringify(pointer, null, 2)}\n`)
}

/** Writes a temporary file and renames it, so that the edge never reads a partial file. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/** Releases the built remote of a folder into a folder of releases, signed by the local development key. */
export async function publish(folder: string, releases: string, dataDir: string): Promise<string> {
  const record = await createRecord(folder, revision(folder))
  await placeRelease(record, path.join(folder, 'dist'), releases, await localKey(dataDir))
  return record.version
}

/**
 * Copies a version into the folder of releases and makes it the current one. An existing version keeps its files;
 * its record is signed again if it was signed by another key, because the edge accepts this key only.
 */
export async function placeRelease(
  record: ReleaseRecord,
  dist: string,
  releases: string,
  key: ReleaseKey,
): Promise<void> {
  const folder = path.join(releases, 'remotes', record.name)
  const target = path.join(folder, record.version)
  const signed = path.join(target, 'record.jws')
  if (!existsSync(target)) {
    const staging = `${target}.new`
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(staging, { recursive: true })
    for (const file of Object.keys(record.files)) cpSync(path.join(dist, file), path.join(staging, file))
    await compressBelow(staging)
    writeFileSync(path.join(staging, 'record.jws'), await signRecord(record, key.private))
    renameSync(staging, target)
  } else if (!existsSync(signed) || !(await isSignedBy(readFileSync(signed, 'utf8'), key.public))) {
    replaceFile(signed, await signRecord(record, key.private))
  }
  pointAt(folder, record.version)
}
