import * as v from 'valibot'
import type { SandboxState } from '../../state/sandbox-state.ts'
import type { ServiceAccount } from '../wallet-files.ts'
import { checkPass, findPass, GoogleError, type GooglePass } from './google-passes.ts'
import { verifyAccountJwt } from './tokens.ts'

/** Characters of a link's JWT that Google takes at most; browsers may cut longer addresses. */
const maxLength = 1800

/** One object; Google takes several and classes, too, which the portal makes by REST. */
const Claims = v.object({
  typ: v.literal('savetowallet'),
  payload: v.strictObject({ loyaltyObjects: v.strictTuple([v.record(v.string(), v.unknown())]) }),
})

/**
 * The object that a save link saves. Google does not change an object that it has.
 * @throws GoogleError if Google would refuse the link
 */
export async function openSaveLink(
  state: SandboxState,
  jwt: string,
  account: ServiceAccount,
): Promise<GooglePass & { id: string }> {
  if (jwt.length > maxLength)
    throw new GoogleError(400, `The link has ${jwt.length} characters; Google takes ${maxLength}.`)
  const claims = v.safeParse(Claims, await verifyAccountJwt(jwt, account, 'google'))
  if (!claims.success) throw new GoogleError(400, v.summarize(claims.issues).replaceAll('\n', ' '))
  const object = checkPass(state, 'loyaltyObject', claims.output.payload.loyaltyObjects[0])
  return { ...object, ...findPass(state, 'loyaltyObject', object.id) }
}
