import type { RegisteredRemote, RegistryDocument } from '@delikaterie/shared-contracts/remotes'
import type { Target } from '../targets/target.ts'
import { Refused } from '../refused.ts'
import { isSignedByOne, readRegistry } from './registry.ts'

/**
 * The registry document of a target and what it says about a remote.
 * @param trusted public keys of the registry; empty skips the check of the document's signature
 * @param publicKey key of the remote's team, for the remedy
 * @throws Refused if there is no document, if no trusted key signed it, or if the remote is not registered
 */
export async function readRegistered(
  target: Target,
  name: string,
  trusted: readonly string[],
  publicKey = 'KEY',
): Promise<{ document: RegistryDocument; registered: RegisteredRemote }> {
  const registry = await readRegistry(target)
  if (registry === null) {
    throw new Refused(
      `${target.address} has no registry document. An operator makes it with "remotes keys add ${name}".`,
    )
  }
  if (trusted.length > 0 && !(await isSignedByOne(registry.jws, trusted))) {
    throw new Refused('No key in REGISTRY_PUBLIC_KEYS signed the registry document. Ask the operator of the portal.')
  }
  const registered = registry.document.remotes[name]
  if (registered === undefined) {
    throw new Refused(`${name} is not registered. An operator runs "remotes keys add ${name} --public=${publicKey}".`)
  }
  return { document: registry.document, registered }
}
