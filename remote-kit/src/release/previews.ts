import { isDeepStrictEqual } from 'node:util'
import { isLivePreview, Preview, PreviewList, previewLimits } from '@portal/shared-contracts/remotes'
import { previewFolder, previewsFolder, previewsKey, recordIn } from '@portal/shared-contracts/remotes/release-keys'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { messageOf, Refused } from '../refused.ts'
import { readText, textOf, updateObject, type Target } from '../targets/target.ts'
import { readRegistry } from './registry.ts'
import { signPreview, type ReleaseKey } from './signing.ts'
import { uploadFiles, type OnProgress } from './upload.ts'

/** ms; the folder of a preview that its list does not name may be an upload that goes on, if it is younger. */
const uploadTime = 60 * 60 * 1000

/** The operator has not allowed previews of a remote. */
export const noPreviews = (remote: string): Refused =>
  new Refused(`${remote} may have no previews. An operator runs "remotes keys add ${remote} --previews".`)

const encodeList = (previews: readonly string[]): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify({ previews }, null, 2)}\n`)

function parseList(remote: string, bytes: Uint8Array): string[] {
  try {
    return v.parse(PreviewList, JSON.parse(textOf(bytes))).previews
  } catch (error) {
    throw new Error(`${previewsKey(remote)} is not a list of previews: ${messageOf(error)}`, { cause: error })
  }
}

/** A stored preview, whose signature is not checked; null if there is none, or none that can be read. */
async function readPreview(target: Target, remote: string, id: string): Promise<Preview | null> {
  const jws = await readText(target, recordIn(previewFolder(remote, id)))
  try {
    return jws === null ? null : v.parse(Preview, decodeJwt(jws))
  } catch {
    return null
  }
}

/** The live ones of some previews, oldest first. */
async function livePreviews(target: Target, remote: string, ids: readonly string[], now: Date): Promise<Preview[]> {
  const read = await Promise.all(ids.map((id) => readPreview(target, remote, id)))
  return read
    .filter((preview) => preview !== null)
    .filter((preview) => isLivePreview(preview, now.getTime()))
    .toSorted((one, other) => Date.parse(one.created) - Date.parse(other.created))
}

/** The ids in the list of a remote's previews. @throws Error if it is no list */
export async function readPreviewIds(target: Target, remote: string): Promise<string[]> {
  const stored = await target.read(previewsKey(remote))
  return stored === null ? [] : parseList(remote, stored.bytes)
}

/** The live previews of a remote, oldest first. */
export const readPreviews = async (target: Target, remote: string, now: Date): Promise<Preview[]> =>
  livePreviews(target, remote, await readPreviewIds(target, remote), now)

/**
 * Changes which previews of a remote live, by one conditional write, which is repeated if another member of the team
 * writes at the same moment. Those that have ended leave the list.
 */
async function changeList(
  target: Target,
  remote: string,
  now: Date,
  next: (live: readonly Preview[]) => readonly Preview[] | Promise<readonly Preview[]>,
): Promise<void> {
  await updateObject(target, previewsKey(remote), async (stored) => {
    const before = stored === null ? [] : parseList(remote, stored)
    const previews = (await next(await livePreviews(target, remote, before, now))).map(({ id }) => id)
    return isDeepStrictEqual(before, previews) ? null : encodeList(previews)
  })
}

/** @throws Refused naming the oldest preview if a further one would be too many */
export function refuseTooMany(remote: string, live: readonly Preview[]): void {
  const [oldest] = live
  if (oldest === undefined || live.length < previewLimits.live) return
  throw new Refused(
    `${remote} has ${previewLimits.live} previews already. The oldest is ${oldest.record.version} of ${oldest.by}: ` +
      `end it with "remotes preview end ${oldest.id} ${remote}".`,
  )
}

/** The preview that is added, and the folder of its build. */
export type NewPreview = { preview: Preview; dist: string; key: ReleaseKey }

/**
 * Uploads a preview and adds it to those of its remote. The record is written first and the list last: a folder without
 * a record is the rest of a deletion, and edges read what is complete.
 * @throws Refused if it is one too many, or if the operator forbids previews meanwhile; what was uploaded is then
 * deleted
 */
export async function addPreview(
  target: Target,
  { preview, dist, key }: NewPreview,
  now: Date,
  onProgress: OnProgress,
): Promise<void> {
  const { id, record } = preview
  const folder = previewFolder(record.name, id)
  await target.write(recordIn(folder), new TextEncoder().encode(await signPreview(preview, key.private)), null)
  try {
    await uploadFiles(target, folder, record, dist, onProgress)
    await changeList(target, record.name, now, async (live) => {
      // A write whose response was lost may have added it already.
      const others = live.filter((other) => other.id !== id)
      refuseTooMany(record.name, others)
      if (!(await readRegistry(target))?.document.remotes[record.name]?.previews) throw noPreviews(record.name)
      return [...others, preview]
    })
  } catch (error) {
    await removeFolder(target, folder)
    throw error
  }
}

/** Deletes all objects of a folder, the record last. */
async function removeFolder(target: Target, folder: string): Promise<void> {
  const record = recordIn(folder)
  for (const key of await target.list(`${folder}/`)) if (key !== record) await target.remove(key)
  await target.remove(record)
}

/** Ends previews of a remote, which edges notice with their next poll, and deletes their files. */
export async function endPreviews(target: Target, remote: string, ids: readonly string[], now: Date): Promise<void> {
  await changeList(target, remote, now, (live) => live.filter(({ id }) => !ids.includes(id)))
  for (const id of ids) await removeFolder(target, previewFolder(remote, id))
}

/**
 * Ends all previews of a remote, also those that cannot be read. The list is written even if there is none, so that a
 * preview that is uploaded at this moment is not added to it.
 * @param isRemoved the registry document has the remote no longer, so that none can be added: no list is written then
 */
export async function endAllPreviews(target: Target, remote: string, isRemoved = false): Promise<void> {
  await updateObject(target, previewsKey(remote), (stored) => (stored === null && isRemoved ? null : encodeList([])))
  for (const id of await storedIds(target, remote)) await removeFolder(target, previewFolder(remote, id))
}

/** The ids of all folders of previews of a remote. */
async function storedIds(target: Target, remote: string): Promise<string[]> {
  const folder = `${previewsFolder(remote)}/`
  return [...new Set((await target.list(folder)).map((key) => key.slice(folder.length).split('/')[0] ?? ''))]
}

/** Whether files of a preview are in the target, live or not. */
export const hasPreviewFiles = async (target: Target, remote: string, id: string): Promise<boolean> =>
  (await storedIds(target, remote)).includes(id)

/** Deletes the previews of a remote that have ended by time, and what an interrupted deletion or upload has left. */
export async function deleteEndedPreviews(target: Target, remote: string, now: Date): Promise<void> {
  const live = (await readPreviews(target, remote, now)).map(({ id }) => id)
  const ended: string[] = []
  for (const id of await storedIds(target, remote)) {
    const preview = await readPreview(target, remote, id)
    const isUploading = preview !== null && now.getTime() - Date.parse(preview.created) < uploadTime
    if (!live.includes(id) && !isUploading) ended.push(id)
  }
  if (ended.length > 0) await endPreviews(target, remote, ended, now)
}
