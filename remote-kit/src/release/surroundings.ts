import {
  isLive,
  LiveShell,
  type RegistryDocument,
  type ReleaseRecord,
  type Surroundings,
} from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'
import { Refused } from '../refused.ts'
import { readText, type Target } from '../targets/target.ts'
import { readPointer } from './change-pointer.ts'
import { versionsOf } from './pointer.ts'
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
  const files = (await target.list('shells/')).filter((file) => file.endsWith('.json'))
  const shells = files.map(async (file) => {
    const text = await readText(target, file)
    return text === null ? [] : [parseShell(file, text)]
  })
  return (await Promise.all(shells)).flat().filter((shell) => isLive(shell, now))
}

/** The records that pages may use of a remote; a switched off remote and unreadable records have no say. */
async function usedRecords(target: Target, name: string): Promise<ReleaseRecord[]> {
  const pointer = await readPointer(target, name).catch(() => null)
  if (pointer === null || pointer.disabled) return []
  const read = versionsOf(pointer).map((version) => readRecord(target, name, version).catch(() => null))
  return (await Promise.all(read)).flatMap((stored) => (stored === null ? [] : [stored.record]))
}

/** The live shells and the other remotes of a target, which a release must fit. */
export async function readSurroundings(
  target: Target,
  document: RegistryDocument,
  now = new Date(),
): Promise<Surroundings> {
  const names = Object.keys(document.remotes)
  const [shells, neighbours] = await Promise.all([
    liveShells(target, now),
    Promise.all(names.map((name) => usedRecords(target, name))),
  ])
  return { document, shells, neighbours: neighbours.flat() }
}
