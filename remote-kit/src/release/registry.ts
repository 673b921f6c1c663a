import {
  documentFaults,
  RegistryDocument,
  registryKeyId,
  slotFaults,
  type RegisteredRemote,
} from '@portal/shared-contracts/remotes'
import { registryDocumentKey } from '@portal/shared-contracts/remotes/release-keys'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import * as v from 'valibot'
import { readText, textOf, updateObject, type Target } from '../targets/target.ts'
import { messageOf, Refused, refuseFaults } from '../refused.ts'
import { isSignedBy, signDocument, type ReleaseKey } from './signing.ts'

function parseRegistry(jws: string): RegistryDocument {
  try {
    if (decodeProtectedHeader(jws).kid !== registryKeyId) throw new Error(`its kid is not ${registryKeyId}`)
    return v.parse(RegistryDocument, decodeJwt(jws))
  } catch (error) {
    throw new Refused(`${registryDocumentKey} is not a registry document: ${messageOf(error)}`)
  }
}

const publicJwk = (x: string) => ({ kty: 'OKP', crv: 'Ed25519', x })

/** Whether one of these public keys (base64url) signed a JWS. */
export async function isSignedByOne(jws: string, keys: readonly string[]): Promise<boolean> {
  const results = await Promise.all(keys.map((x) => isSignedBy(jws, publicJwk(x))))
  return results.includes(true)
}

/** The registry document of a target with its JWS; null if there is none. Its signature is not checked. */
export async function readRegistry(target: Target): Promise<{ jws: string; document: RegistryDocument } | null> {
  const jws = await readText(target, registryDocumentKey)
  return jws === null ? null : { jws, document: parseRegistry(jws) }
}

/**
 * The registry document of a target with its JWS.
 * @param trusted public keys of the registry; empty skips the check of the document's signature
 * @param command that makes the document, for the remedy
 * @throws Refused if there is no document, or if no trusted key signed it
 */
export async function readTrustedRegistry(
  target: Target,
  trusted: readonly string[],
  command: string,
): Promise<{ jws: string; document: RegistryDocument }> {
  const registry = await readRegistry(target)
  if (registry === null) {
    throw new Refused(`${target.address} has no registry document. An operator makes it with "${command}".`)
  }
  if (trusted.length > 0 && !(await isSignedByOne(registry.jws, trusted))) {
    throw new Refused('No key in REGISTRY_PUBLIC_KEYS signed the registry document. Ask the operator of the portal.')
  }
  return registry
}

/**
 * The registry document of a target and what it says about a remote.
 * @param trusted public keys of the registry; empty skips the check of the document's signature
 * @param register command that registers the remote, for the remedy
 * @throws Refused if there is no document, if no trusted key signed it, or if the remote is not registered
 */
export async function readRegistered(
  target: Target,
  name: string,
  trusted: readonly string[],
  register = `remotes keys add ${name} --public=KEY`,
): Promise<{ document: RegistryDocument; registered: RegisteredRemote }> {
  const { document } = await readTrustedRegistry(target, trusted, register)
  const registered = document.remotes[name]
  if (registered === undefined) {
    throw new Refused(`${name} is not registered. An operator runs "${register}".`)
  }
  return { document, registered }
}

type Remotes = RegistryDocument['remotes']

/** Settings of a change of the registry document. */
export type RegistryChange = {
  target: Target
  key: ReleaseKey
  trusted: readonly string[]
  now: Date
  dryRun: boolean
  /** When the document ends; null for never, otherwise the end stays. */
  expires?: string | null
}

/**
 * Changes the registry document by one conditional write and signs it with the registry key. The revision grows by one;
 * the first one is the time in seconds, so that it also grows after a target was made anew.
 * @param trusted further public keys that may have signed the present document
 * @throws Refused if another key signed it, if claims conflict, or if its end has passed
 */
export async function changeRegistry(
  { target, key, trusted, now, dryRun, expires }: RegistryChange,
  change: (remotes: Remotes) => Remotes,
): Promise<RegistryDocument> {
  const result: { document: RegistryDocument | null } = { document: null }
  await updateObject(target, registryDocumentKey, async (stored) => {
    const jws = stored && textOf(stored)
    if (jws !== null && !(await isSignedByOne(jws, [key.public.x ?? '', ...trusted]))) {
      throw new Refused(
        `${registryDocumentKey} was signed by another key. Use that one as --registry-key, or add its public key to REGISTRY_PUBLIC_KEYS.`,
      )
    }
    const before = jws === null ? null : parseRegistry(jws)
    const end = expires === undefined ? before?.expires : (expires ?? undefined)
    const document = {
      revision: before === null ? Math.floor(now.getTime() / 1000) : before.revision + 1,
      issued: now.toISOString(),
      ...(end !== undefined && { expires: end }),
      remotes: change(before?.remotes ?? {}),
    }
    // An earlier command may have removed an offer: that must not keep a key from being withdrawn.
    const known = slotFaults({ remotes: before?.remotes ?? {} })
    const added = slotFaults(document).filter((fault) => !known.includes(fault))
    refuseFaults('The claims conflict', [...documentFaults(document), ...added])
    if (end !== undefined && Date.parse(end) <= now.getTime()) {
      throw new Refused(
        `Edges would refuse the document, because ${end} has passed. "remotes keys renew --expires" sets another end.`,
      )
    }
    result.document = v.parse(RegistryDocument, document)
    return dryRun ? null : new TextEncoder().encode(await signDocument(result.document, key.private))
  })
  if (result.document === null) throw new Error('The registry document was not computed')
  return result.document
}

/** What a remote may claim in addition to what it may already. */
export type Claim = Partial<RegisteredRemote>

const union = <Entry>(one: readonly Entry[] = [], other: readonly Entry[] = []): Entry[] => [
  ...new Map([...one, ...other].map((entry) => [JSON.stringify(entry), entry])).values(),
]

/** Registers a remote, or adds keys and claims to it; the newest key comes first. */
export function addClaim(remotes: Remotes, name: string, claim: Claim): Remotes {
  const before = remotes[name]
  const remote: RegisteredRemote = {
    keys: union(claim.keys, before?.keys),
    paths: union(before?.paths, claim.paths),
    widgets: union(before?.widgets, claim.widgets),
    menu: union(before?.menu, claim.menu),
    slots: union(before?.slots, claim.slots),
    ...((before?.offers ?? claim.offers) && { offers: union(before?.offers, claim.offers) }),
    ...((before?.budgets ?? claim.budgets) && { budgets: { ...before?.budgets, ...claim.budgets } }),
    ...((before?.previews || claim.previews) && { previews: true }),
  }
  if (remote.keys.length === 0) throw new Refused(`--public is missing: ${name} has no key yet.`)
  return { ...remotes, [name]: remote }
}

/** The keys or claims that stay. @throws Refused if one of the removed is not there */
function without<Entry>(owner: string, entries: readonly Entry[] = [], removed: readonly Entry[] = []): Entry[] {
  const left = new Map(entries.map((entry) => [JSON.stringify(entry), entry]))
  for (const entry of removed) {
    const name = JSON.stringify(entry)
    if (!left.delete(name))
      throw new Refused(`${owner} does not have ${name}. "remotes keys list --json" prints what it has.`)
  }
  return [...left.values()]
}

/** Removes keys and claims of a remote. */
export function removeClaim(remotes: Remotes, name: string, claim: Claim): Remotes {
  const remote = registeredIn(remotes, name)
  const left = {
    keys: without(name, remote.keys, claim.keys),
    paths: without(name, remote.paths, claim.paths),
    widgets: without(name, remote.widgets, claim.widgets),
    menu: without(name, remote.menu, claim.menu),
    slots: without(name, remote.slots, claim.slots),
    ...((remote.offers ?? claim.offers) && { offers: without(name, remote.offers, claim.offers) }),
  }
  if (left.keys.length === 0) throw new Refused(`${name} would have no key. Add another one first, or omit --public.`)
  // Forbidding previews may be repeated, because deleting them may have been interrupted.
  const { previews, ...others } = remote
  const kept = previews && !claim.previews ? { previews } : {}
  return { ...remotes, [name]: { ...others, ...left, ...kept } }
}

/** Removes a remote. */
export function removeRemote(remotes: Remotes, name: string): Remotes {
  registeredIn(remotes, name)
  return Object.fromEntries(Object.entries(remotes).filter(([other]) => other !== name))
}

function registeredIn(remotes: Remotes, name: string): RegisteredRemote {
  const remote = remotes[name]
  if (remote === undefined) throw new Refused(`${name} is not registered. "remotes keys list" prints the remotes.`)
  return remote
}
