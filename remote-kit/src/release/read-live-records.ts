import {
  isLive,
  LiveShell,
  type LiveRecords,
  majorOf,
  versionsOfPointer,
  type RegistryDocument,
  type ReleaseRecord,
} from '@portal/shared-contracts/remotes'
import { shellsFolder } from '@portal/shared-contracts/remotes/release-keys'
import * as v from 'valibot'
import { Refused } from '../refused.ts'
import { readText, type Target } from '../targets/target.ts'
import { readPointer } from './pointer.ts'
import { readRecord } from './stored-record.ts'

/** @throws Refused if the file of a shell cannot be read, because a release could break this shell */
function parseShell(file: string, text: string): LiveShell {
  try {
    return v.parse(LiveShell, JSON.parse(text))
  } catch (error) {
    throw new Refused(`${file} does not describe a shell (${String(error)}). If no edge serves it, delete the file.`)
  }
}

/** The shells that edges serve. */
async function liveShells(target: Target, now: Date): Promise<LiveShell[]> {
  const files = (await target.list(`${shellsFolder}/`)).filter((file) => file.endsWith('.json'))
  const shells = files.map(async (file) => {
    const text = await readText(target, file)
    return text === null ? [] : [parseShell(file, text)]
  })
  return (await Promise.all(shells)).flat().filter((shell) => isLive(shell, now))
}

/**
 * The shells that a release for a major of the contract must fit: those with the major. Others take the versions for
 * their own; without a shell with the major, those with a later one say that the release is too old.
 */
function shellsOfMajor(shells: readonly LiveShell[], major: string): LiveShell[] {
  const own = shells.filter(({ contract }) => majorOf(contract) === major)
  return own.length > 0 ? own : shells.filter(({ contract }) => Number(majorOf(contract)) > Number(major))
}

/**
 * The records that pages of shells with a major may use of a remote; a switched off remote and unreadable records have
 * no say.
 */
async function usedRecords(target: Target, name: string, major: string): Promise<ReleaseRecord[]> {
  const pointer = await readPointer(target, name, major).catch(() => null)
  if (pointer === null || pointer.disabled) return []
  const read = versionsOfPointer(pointer).map((version) => readRecord(target, name, version).catch(() => null))
  return (await Promise.all(read)).flatMap((stored) => (stored === null ? [] : [stored.record]))
}

/** What is live in a target: shells and versions that a release for a major of the contract must fit. */
export async function readLiveRecords(
  target: Target,
  document: RegistryDocument,
  major: string,
  now = new Date(),
): Promise<LiveRecords> {
  const names = Object.keys(document.remotes)
  const [shells, records] = await Promise.all([
    liveShells(target, now),
    Promise.all(names.map((name) => usedRecords(target, name, major))),
  ])
  return { document, shells: shellsOfMajor(shells, major), records: records.flat() }
}
