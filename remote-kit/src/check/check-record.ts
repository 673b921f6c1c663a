import { createHash } from 'node:crypto'
import { RemoteName, type ReleaseRecord } from '@portal/shared-contracts/remotes'
import { checksFolder } from '@portal/shared-contracts/remotes/release-keys'
import * as v from 'valibot'
import { Refused } from '../refused.ts'
import { readRegistered } from '../release/registry.ts'
import { signCheck, signedContent, type ReleaseKey } from '../release/signing.ts'
import { readRecord } from '../release/stored-record.ts'
import { readText, updateObject, type Target } from '../targets/target.ts'

/** What `remotes check` found out about a version in one portal, signed by the remote's team. */
export const CheckRecord = v.strictObject({
  name: RemoteName,
  version: v.string(),
  /**
   * What browsers load of the version ({@link loadedHash}); a preview and the later release of the same build have one.
   */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Origin of the portal. */
  portal: v.string(),
  brand: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  passed: v.boolean(),
  /** What was opened, such as `/events as visitor at 390 px`. */
  opened: v.array(v.string()),
  /** What was not checked, and why. */
  skipped: v.array(v.string()),
})
export type CheckRecord = v.InferOutput<typeof CheckRecord>

/** Replacer for JSON.stringify that sorts keys, so that equal records give equal text. */
const sortKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/**
 * SHA-256 of what browsers load of a version, in hexadecimal. Without version, revision and signature, which differ
 * between a preview and a release of the same build, and without JSON files, which no page gets.
 */
export function loadedHash(record: ReleaseRecord): string {
  const { name, contract, entry, global, module, routes, widgets, uses, menu, slots, offers } = record
  const files = Object.fromEntries(Object.entries(record.files).filter(([file]) => !file.endsWith('.json')))
  const loaded = { name, contract, entry, global, module, routes, widgets, uses, menu, slots, offers, files }
  return createHash('sha256').update(JSON.stringify(loaded, sortKeys)).digest('hex')
}

/** Key of the check record of a version in a portal, beside the versions of the remote. */
const keyOf = ({ name, hash, portal }: Pick<CheckRecord, 'name' | 'hash' | 'portal'>): string =>
  `${checksFolder(name, hash)}/${portal.replaceAll(/[^a-z0-9.-]+/g, '-')}.jws`

/** Signs the record and stores it in place of an earlier one of the same files and portal. @returns its key */
export async function writeCheck(target: Target, check: CheckRecord, key: ReleaseKey): Promise<string> {
  const signed = new TextEncoder().encode(await signCheck(check, key.private))
  await updateObject(target, keyOf(check), () => signed)
  return keyOf(check)
}

/** The content of a stored check that one of the keys signed; null for anything else. */
async function verifiedCheck(jws: string | null, keys: readonly string[]): Promise<CheckRecord | null> {
  if (jws === null) return null
  const contents = await Promise.all(keys.map((x) => signedContent(jws, { kty: 'OKP', crv: 'Ed25519', x })))
  const result = v.safeParse(
    CheckRecord,
    contents.find((content) => content !== null),
  )
  return result.success ? result.output : null
}

/**
 * Refuses a check of another record than that of the release, which `promote --checked` asks for.
 * @throws Refused if the portal serves another record: an edge of an earlier version leaves out fields that it does not
 * know
 */
export async function requireSameRecord(target: Target, served: ReleaseRecord, portal: string): Promise<void> {
  const { name, version } = served
  const stored = await readRecord(target, name, version)
  if (stored !== null && loadedHash(stored.record) === loadedHash(served)) return
  throw new Refused(
    `${portal} serves another record of ${name} ${version} than ${target.address} has. ` +
      `It may have other releases, or an edge of an earlier version: check the version when all edges are updated.`,
  )
}

/** `portal`: origin of the portal in which a version must have passed; without one every check of it must have. */
type CheckRequirement = { portal?: string | undefined; allowSkipped?: boolean | undefined }

/**
 * @param allowSkipped also if the check left something out
 * @throws Refused with the command to run if no key of the remote signed a passed check of exactly this version
 */
export async function requireCheck(
  target: Target,
  remote: string,
  version: string,
  trusted: readonly string[],
  { portal, allowSkipped = false }: CheckRequirement,
): Promise<void> {
  const stored = await readRecord(target, remote, version)
  if (stored === null) throw new Refused(`${remote} has no version ${version} in ${target.address}.`)
  const { registered } = await readRegistered(target, remote, trusted)
  const hash = loadedHash(stored.record)
  const keys = (await target.list(`${checksFolder(remote, hash)}/`)).filter((key) => key.endsWith('.jws'))
  const all = await Promise.all(keys.map(async (key) => verifiedCheck(await readText(target, key), registered.keys)))
  const checks = all.filter(
    (check) => check?.name === remote && check.hash === hash && (portal === undefined || check.portal === portal),
  )
  const failed = checks.find((check) => check?.passed === false)
  const run = (origin: string): string => `Run "remotes check ${remote} --canary --portal ${origin} --session FILE".`
  if (failed) {
    throw new Refused(
      `${remote} ${version} did not pass its check in ${failed.portal} at ${failed.at}. Repair it, or check it again: ${run(failed.portal)}`,
    )
  }
  const incomplete = checks.find((check) => check !== null && check.skipped.length > 0)
  if (incomplete && !allowSkipped) {
    throw new Refused(
      `The check of ${remote} ${version} in ${incomplete.portal} left out: ${incomplete.skipped.join('; ')}. ` +
        `Check it again with what is missing, or add --allow-skipped.`,
    )
  }
  if (checks.length === 0) {
    const where = portal === undefined ? '' : ` in ${portal}`
    throw new Refused(
      `${remote} ${version} has no check${where} that a key of ${remote} signed. ${run(portal ?? 'URL')}`,
    )
  }
}
