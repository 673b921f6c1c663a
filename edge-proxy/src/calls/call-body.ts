import * as v from 'valibot'
import type { Call } from '@portal/shared-contracts/calls'
import { mailbox } from '@portal/shared-contracts/email/email-address'
import { readBytes, readJson, type UnreadRequest } from '../http/body.ts'
import { HttpError, requestInvalid } from '../http/http-error.ts'
import type { CallPolicy } from './call-policies.ts'
import { recipientOf } from './limit-windows.ts'

export type Body = Readonly<Record<string, unknown>>

type ParsedBody = { call: Call; body: Body | null }

/** Parsed by a strict schema: the backend gets no unknown field. @throws HttpError requestInvalid */
export async function readCallBody(sent: UnreadRequest, calls: readonly [Call, ...Call[]]): Promise<ParsedBody> {
  const [first] = calls
  if (first.body === undefined) {
    const { method, headers } = sent
    const hasBody = (headers.get('content-length') ?? '0') !== '0' || headers.has('transfer-encoding')
    // Some clients send an empty body with every POST.
    if (hasBody && (method === 'GET' || (await readBytes(sent, 0)).length > 0)) throw requestInvalid('call has no body')
    return { call: first, body: null }
  }
  const value = await readJson(sent)
  for (const call of calls) {
    const parsed = call.body === undefined ? null : v.safeParse(call.body, value)
    if (parsed?.success === true) return { call, body: parsed.output as Record<string, unknown> }
  }
  throw requestInvalid('body does not match the schema')
}

/**
 * The body for the backend: links and refresh token are the edge's.
 * @throws HttpError forbidden for a forbidden value, requestInvalid for an invalid recipient
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
