import * as v from 'valibot'
import type { Call } from '@portal/shared-contracts/calls'
import { mailbox } from '@portal/shared-contracts/domain/email-address'
import { readBytes, readJson, type UnreadRequest } from '../http/body.ts'
import { HttpError, requestInvalid } from '../http/http-error.ts'
import type { HeaderView } from '../http/request.ts'
import type { CallPolicy } from './call-policy.ts'
import { recipientOf } from './limits/count-attempt.ts'

export type Body = Readonly<Record<string, unknown>>

export type ParsedBody = { call: Call; body: Body | null }

/**
 * The body, parsed with the strict schema of the first call that accepts it. The backend gets
 * the parsed value, so unknown fields never pass.
 * @throws HttpError requestInvalid
 */
export function readCallBody(sent: UnreadRequest, calls: readonly [Call, ...Call[]]): ParsedBody | Promise<ParsedBody> {
  const [first] = calls
  if (first.body !== undefined) return readJsonBody(sent, calls)
  return announcesBody(sent.headers) ? readEmptyBody(sent, first) : { call: first, body: null }
}

/** Some clients send an empty body with every POST. */
async function readEmptyBody(sent: UnreadRequest, call: Call): Promise<ParsedBody> {
  if (sent.method === 'GET' || (await readBytes(sent, 0)).length > 0) throw requestInvalid('call has no body')
  return { call, body: null }
}

async function readJsonBody(sent: UnreadRequest, calls: readonly Call[]): Promise<ParsedBody> {
  const value = await readJson(sent)
  for (const call of calls) {
    const parsed = call.body === undefined ? null : v.safeParse(call.body, value)
    if (parsed?.success === true) return { call, body: parsed.output as Record<string, unknown> }
  }
  throw requestInvalid('body does not match the schema')
}

function announcesBody(headers: HeaderView): boolean {
  return (headers.get('content-length') ?? '0') !== '0' || headers.has('transfer-encoding')
}

/**
 * The body for the backend: links for e-mails are replaced by links to this portal, so that a caller
 * cannot have other links sent to members, and the sealed refresh token by the raw one.
 * @throws HttpError forbidden for a value the policy forbids, requestInvalid for mail to anything but one mailbox
 */
export function rewriteBody(
  { forbiddenValues = {}, mail, portalLinks = {}, refreshTokenField }: CallPolicy,
  body: Body | null,
  publicOrigin: string,
  refreshToken: string | null,
): Body | null {
  if (body === null) return null
  for (const [field, value] of Object.entries(forbiddenValues)) {
    if (body[field] === value) throw new HttpError('forbidden', 'forbidden value in the body')
  }
  const recipient = mail === undefined ? null : recipientOf(mail, body)
  if (recipient !== null && !mailbox.test(recipient)) throw requestInvalid('mail to no mailbox')
  const links = Object.entries(portalLinks).map(([field, path]) => [field, `${publicOrigin}${path}`])
  return {
    ...body,
    ...Object.fromEntries(links),
    ...(refreshTokenField !== undefined && { [refreshTokenField]: refreshToken }),
  }
}
