import { HttpError } from '../http/http-error.ts'
import type { CallPolicy } from './call-policy.ts'

export type Body = Readonly<Record<string, unknown>>

/**
 * The body for the backend: links for e-mails are replaced by links to this portal, so that a caller
 * cannot have other links sent to members, and the sealed refresh token by the raw one.
 * @throws HttpError forbidden for a value the policy forbids
 */
export function rewriteBody(
  { forbiddenValues = {}, portalLinks = {}, refreshTokenField }: CallPolicy,
  body: Body | null,
  { publicOrigin, refreshToken }: { publicOrigin: string; refreshToken: string | null },
): Body | null {
  if (body === null) return null
  for (const [field, value] of Object.entries(forbiddenValues)) {
    if (body[field] === value) throw new HttpError('forbidden', 'forbidden value in the body')
  }
  const links = Object.entries(portalLinks).map(([field, path]) => [field, `${publicOrigin}${path}`])
  return {
    ...body,
    ...Object.fromEntries(links),
    ...(refreshTokenField !== undefined && { [refreshTokenField]: refreshToken }),
  }
}
