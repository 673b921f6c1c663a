import { majorsOf, offeringRemote, ownMajor, type RegistryDocument } from '@portal/shared-contracts/remotes'
import { pointerKey, remoteFolder } from '@portal/shared-contracts/remotes/release-keys'
import { Refused, refuseFaults } from '../refused.ts'
import type { Target } from '../targets/target.ts'
import { changePointer, readWholePointer, setDisabled, type Author, type Pointer } from './pointer.ts'
import { changeRegistry, readRegistry, removeRemote, type RegistryChange } from './registry.ts'
import { readLiveRecords } from './read-live-records.ts'

/** ms in which open pages of a remote that is switched off still find its files. */
const grace = 24 * 60 * 60 * 1000

/** What a removal has done: switched the remote off until `deletableAt` (ISO 8601), or deleted it with its files. */
export type Removal = { deletableAt: string } | { revision: number; files: number }

/**
 * Claims that fill a slot which a remote offers, one sentence each: a document without the remote could not have them.
 */
function claimFaults({ remotes }: RegistryDocument, name: string): string[] {
  const offers = remotes[name]?.offers ?? []
  return Object.entries(remotes).flatMap(([other, { slots = [] }]) =>
    slots
      .filter(({ slot }) => other !== name && offers.includes(slot))
      .map(
        ({ slot, widget }) =>
          `${other} claims the slot ${slot}. "remotes keys remove ${other} --slot ${slot}:${widget}" removes the claim.`,
      ),
  )
}

/** Pages that show widgets of a remote, and releases and claims that fill its slots, one sentence each. */
async function userFaults(target: Target, name: string, pointer: Pointer | null): Promise<string[]> {
  const registry = await readRegistry(target)
  if (registry === null) return []
  const others = Object.fromEntries(Object.entries(registry.document.remotes).filter(([other]) => other !== name))
  const majors = pointer === null ? [ownMajor] : majorsOf(pointer)
  const all = await Promise.all(
    majors.map((major) => readLiveRecords(target, { ...registry.document, remotes: others }, major)),
  )
  const isOf = (widget: string): boolean => widget.startsWith(`${name}/`)
  const sentences = all.flatMap(({ shells, records }) => [
    ...shells.flatMap(({ build, origin, widgets }) =>
      widgets.filter(isOf).map((widget) => `The shell ${build} of ${origin} shows ${widget}.`),
    ),
    ...records.flatMap(({ name: other, version, uses = [], slots = [] }) => [
      ...uses.filter(isOf).map((widget) => `${other} ${version} shows ${widget}.`),
      ...slots
        .filter(({ slot }) => offeringRemote(slot) === name)
        .map(({ slot }) => `${other} ${version} fills the slot ${slot}.`),
    ]),
  ])
  return [...new Set([...sentences, ...claimFaults(registry.document, name)])]
}

/** ms since 1970 from which no open page needs the files; 0 without a pointer, infinite while pages get the remote. */
function deletableFrom(pointer: Pointer | null): number {
  if (pointer === null) return 0
  return pointer.disabled && pointer.at !== undefined ? Date.parse(pointer.at) + grace : Infinity
}

/** Deletes the pointer, which names the files, then the files. @returns how many files there were */
async function deleteFiles(target: Target, name: string): Promise<number> {
  const files = await target.list(`${remoteFolder(name)}/`)
  const first = pointerKey(name)
  await target.remove(first)
  for (const file of files.filter((key) => key !== first)) await target.remove(file)
  return files.length
}

/**
 * Removes a remote in two steps: the first one switches it off, so that open pages still load its files; one at least a
 * day later, or one with `atOnce`, deletes its entry in the registry document, its release pointer and its files. An
 * interrupted one is continued by another one.
 * @throws Refused if the target does not have the remote, or if pages show a widget of it or others fill a slot of it
 */
export async function removeWhole(
  change: RegistryChange,
  name: string,
  author: Author,
  atOnce: boolean,
): Promise<Removal> {
  const { target, dryRun, now } = change
  const registry = await readRegistry(target)
  const isRegistered = registry !== null && name in registry.document.remotes
  const files = await target.list(`${remoteFolder(name)}/`)
  if (!isRegistered && files.length === 0) {
    throw new Refused(`${target.address} has no remote ${name}. "remotes list" prints the remotes.`)
  }
  // A damaged pointer must not keep a remote that is to be deleted at once.
  const pointer = await readWholePointer(target, name).catch((error: unknown) => {
    if (atOnce) return null
    throw error
  })
  refuseFaults(`${name} is still used, so change those first`, await userFaults(target, name, pointer))
  if (pointer !== null && !atOnce && now.getTime() < deletableFrom(pointer)) {
    const { after } = await changePointer(target, name, (before) => setDisabled(before ?? pointer, true), {
      author,
      dryRun,
    })
    const from = deletableFrom(dryRun ? { ...after, at: after.at ?? now.toISOString() } : after)
    if (from === Infinity) {
      throw new Refused(`The release pointer does not say since when ${name} is switched off. Delete it with --files.`)
    }
    return { deletableAt: new Date(from).toISOString() }
  }
  const document = isRegistered ? await changeRegistry(change, (remotes) => removeRemote(remotes, name)) : null
  return {
    revision: document?.revision ?? registry?.document.revision ?? 0,
    files: dryRun ? files.length : await deleteFiles(target, name),
  }
}
