import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describedParts } from '@portal/remote-kit/release/described-parts'
import { localKey, signDocument, signedContent } from '@portal/remote-kit/release/signing'
import { openTarget } from '@portal/remote-kit/targets/open-target'
import { updateObject } from '@portal/remote-kit/targets/target'
import {
  claimsOf,
  type Claims,
  RegistryDocument,
  type RegisteredRemote,
  type RemoteName,
} from '@portal/shared-contracts/remotes'
import { registryDocumentKey } from '@portal/shared-contracts/remotes/release-keys'
import * as v from 'valibot'
import { root } from '../build/root.ts'

const Package = v.object({ workspaces: v.array(v.string()) })

/** The remotes of this repository: its workspaces `mfe-*`. */
export const workspaceRemotes: readonly RemoteName[] = v
  .parse(Package, JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
  .workspaces.filter((name) => name.startsWith('mfe-'))

/**
 * What each remote of this repository claims: the pages, menu entries and slots of its `routes.ts`, and its widgets.
 */
export async function workspaceClaims(): Promise<[RemoteName, Claims][]> {
  return Promise.all(
    workspaceRemotes.map(async (name): Promise<[RemoteName, Claims]> => [
      name,
      claimsOf(await describedParts(path.join(root, name), {})),
    ]),
  )
}

/**
 * Registers the remotes of this repository in a folder of releases, signed by the local development key. Other remotes
 * that this key registered there stay.
 */
export async function registerWorkspace(releases: string, dataDir: string): Promise<void> {
  const key = await localKey(dataDir)
  const own = (await workspaceClaims()).map(([name, claims]): [RemoteName, RegisteredRemote] => [
    name,
    { keys: [key.public.x ?? ''], ...claims },
  ])
  await updateObject(await openTarget(releases), registryDocumentKey, async (stored) => {
    const signed = stored && (await signedContent(new TextDecoder().decode(stored), key.public))
    const before = signed === null ? null : v.parse(RegistryDocument, signed)
    const remotes = { ...before?.remotes, ...Object.fromEntries(own) }
    if (isDeepStrictEqual(remotes, before?.remotes)) return null
    const now = Date.now()
    // Counted in seconds, so that it also grows after the folder of releases was deleted.
    const revision = Math.max(Math.floor(now / 1000), (before?.revision ?? 0) + 1)
    const document = { revision, issued: new Date(now).toISOString(), remotes }
    return new TextEncoder().encode(await signDocument(document, key.private))
  })
}
