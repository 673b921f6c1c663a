import { isDeepStrictEqual } from 'node:util'
import { localKey, signDocument, signedContent } from '@portal/remote-kit/release/signing'
import { openTarget } from '@portal/remote-kit/targets/open-target'
import { updateObject } from '@portal/remote-kit/targets/target'
import * as paths from '@portal/shared-contracts/paths'
import { RegistryDocument, type RegisteredRemote, type RemoteName } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'

/** The folder of a path with a parameter. */
const above = (pattern: string): string => pattern.slice(0, pattern.indexOf('/:'))

/** The remotes of this repository and what each claims; the only list of them. */
export const workspaceClaims: Readonly<Record<RemoteName, Pick<RegisteredRemote, 'paths' | 'widgets'>>> = {
  'mfe-auth': {
    paths: [
      paths.activation,
      paths.forgottenPassword,
      paths.resetPassword,
      paths.changePassword,
      paths.newsletterConfirmation,
      paths.shopLanding,
      paths.embedLogin,
      paths.kiosk,
    ],
    widgets: ['change-password', 'login-box', 'registration'],
  },
  'mfe-loyalty-coupons': { paths: [paths.coupons], widgets: [] },
  'mfe-rewards': {
    paths: [paths.rewards, paths.benefits, paths.rarities, above(paths.highlightRoute)],
    widgets: ['goal', 'highlights'],
  },
  'mfe-cards': { paths: [paths.cards, paths.digitalCard], widgets: ['member-card'] },
  'mfe-account': { paths: [paths.accountData, paths.transactions, paths.redemptions], widgets: [] },
}

export const workspaceRemotes: readonly RemoteName[] = Object.keys(workspaceClaims)

/**
 * Registers the remotes of this repository in a folder of releases, signed by the local development key. Other remotes
 * that this key registered there stay.
 */
export async function registerWorkspace(releases: string, dataDir: string): Promise<void> {
  const key = await localKey(dataDir)
  const own = Object.entries(workspaceClaims).map(([name, claim]): [RemoteName, RegisteredRemote] => [
    name,
    { keys: [key.public.x ?? ''], ...claim, menu: [] },
  ])
  await updateObject(await openTarget(releases), 'remotes/registry.jws', async (stored) => {
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
