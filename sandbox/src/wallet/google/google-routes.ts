import { isObject } from '@portal/shared-contracts/calls/wire-names'
import { Hono, type Context } from 'hono'
import { readJson } from '../../routes/mount.ts'
import type { SandboxState } from '../../state/sandbox-state.ts'
import { recordEvent } from '../events.ts'
import type { ServiceAccount } from '../wallet-files.ts'
import { findPass, GoogleError, isPassKind, passOf, storePass, type GooglePass } from './google-passes.ts'
import type { PassKind } from './pass-types.ts'
import { checkAccessToken, exchangeAssertion } from './tokens.ts'

const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

/** The names of Google's statuses. */
const statusNames: Record<GoogleError['status'], string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ALREADY_EXISTS',
}

/** A patched pass: members of objects are kept unless the patch has them, null removes one, and lists are replaced. */
function merge(before: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged: Record<string, unknown> = isObject(before) ? { ...before } : {}
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name]
    else merged[name] = merge(merged[name], value)
  }
  return merged
}

function insertPass(state: SandboxState, kind: PassKind, body: unknown): GooglePass {
  const id = isObject(body) ? String(body['id']) : ''
  if (findPass(state, kind, id) !== undefined) throw new GoogleError(409, `There is a ${kind} ${id} already.`)
  return storePass(state, kind, body)
}

function changePass(
  state: SandboxState,
  kind: PassKind,
  id: string,
  change: (before: GooglePass) => unknown,
): GooglePass {
  const changed = change(passOf(state, kind, id))
  if (!isObject(changed) || changed['id'] !== id) throw new GoogleError(400, `The id of the body is not ${id}.`)
  return storePass(state, kind, changed)
}

/**
 * Google's token endpoint and its addresses of loyalty classes and objects. Checks each request as Google publishes it,
 * and records it for the console with what it sent.
 */
export function googleRoutes(state: SandboxState, account: ServiceAccount): Hono {
  const google = new Hono()

  google.post('/token', async (c) => {
    const { grant_type: grant, assertion } = await c.req.parseBody()
    try {
      if (grant !== grantType) throw new GoogleError(400, `grant_type is not ${grantType}.`)
      return c.json(await exchangeAssertion(String(assertion), account))
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error
      recordEvent(state, 'google', `A token was refused: ${error.message}`)
      return c.json({ error: 'invalid_grant', error_description: error.message }, 400)
    }
  })

  /** Responds to a request about a class or an object, and records it. */
  const respond = (work: (kind: PassKind, id: string, body: unknown) => GooglePass) => async (c: Context) => {
    const { kind = '', id = '' } = c.req.param() as Partial<Record<string, string>>
    const body = c.req.method === 'GET' ? undefined : await readJson(c.req)
    const record = (outcome: string) => {
      const request = [c.req.method, kind, id].filter(Boolean).join(' ')
      recordEvent(state, 'google', `${request}: ${outcome}`, body === undefined ? '' : JSON.stringify(body, null, 2))
    }
    try {
      await checkAccessToken(c.req.header('authorization'), account)
      if (!isPassKind(kind)) throw new GoogleError(404, `The sandbox does not know ${kind}.`)
      const pass = work(kind, id, body)
      record('200')
      return c.json(pass)
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error
      const { status, message } = error
      record(`${status}: ${message}`)
      return c.json({ error: { code: status, message, status: statusNames[status] } }, status)
    }
  }
  const collection = '/walletobjects/v1/:kind'
  google.post(
    collection,
    respond((kind, _id, body) => insertPass(state, kind, body)),
  )
  google.get(
    `${collection}/:id`,
    respond((kind, id) => passOf(state, kind, id)),
  )
  google.put(
    `${collection}/:id`,
    respond((kind, id, body) => changePass(state, kind, id, () => body)),
  )
  google.patch(
    `${collection}/:id`,
    respond((kind, id, body) => changePass(state, kind, id, (before) => merge(before, body))),
  )
  return google
}
