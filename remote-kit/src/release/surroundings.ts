import {
  isLive,
  LiveShell,
  ReleasePointer,
  ReleaseRecord,
  type RegistryDocument,
  type Surroundings,
} from '@delikaterie/shared-contracts/remotes'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import type { Target } from '../targets/target.ts'
import { Refused } from '../refused.ts'

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).trim()

/** @throws Refused if the file of a shell cannot be read, because a release could break this shell */
function parseShell(file: string, bytes: Uint8Array): LiveShell {
  try {
    return v.parse(LiveShell, JSON.parse(text(bytes)))
  } catch (error) {
    throw new Refused(`${file} does not describe a shell (${String(error)}). If no edge serves it, delete the file.`)
  }
}

/** The shells that edges serve. */
async function liveShells(target: Target, now: Date): Promise<LiveShell[]> {
  const files = (await target.list('shells/')).filter((file) => file.endsWith('.json'))
  const shells = files.map(async (file) => {
    const stored = await target.read(file)
    return stored === null ? [] : [parseShell(file, stored.bytes)]
  })
  return (await Promise.all(shells)).flat().filter((shell) => isLive(shell, now))
}

/** The records that pages may use of a remote; a switched off remote and unreadable records have no say. */
async function usedRecords(target: Target, name: string): Promise<ReleaseRecord[]> {
  const stored = await target.read(`remotes/${name}/release.json`)
  const pointer = stored && v.safeParse(ReleasePointer, JSON.parse(text(stored.bytes)))
  if (!pointer?.success || pointer.output.disabled) return []
  const { current, previous, canary } = pointer.output
  const versions = [current, previous, canary?.version].filter((version) => version !== undefined)
  const records = versions.map(async (version) => {
    const record = await target.read(`remotes/${name}/${version}/record.jws`)
    const parsed = record && v.safeParse(ReleaseRecord, decodeJwt(text(record.bytes)))
    return parsed?.success ? [parsed.output] : []
  })
  return (await Promise.all(records)).flat()
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
