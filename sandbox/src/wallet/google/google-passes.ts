import { keysOf } from '@portal/shared-contracts/records'
import * as v from 'valibot'
import { all, insert, JsonRecord, one } from '../../state/database.ts'
import type { SandboxState } from '../../state/sandbox-state.ts'
import { googleIssuer } from '../wallet-files.ts'
import { passTypes, type PassKind } from './pass-types.ts'

/** A class or an object. */
export type GooglePass = Record<string, unknown>

/** An error of Google's API with its HTTP status. */
export class GoogleError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409
  constructor(status: GoogleError['status'], message: string) {
    super(message)
    this.status = status
  }
}

/** Whether the sandbox knows a kind of passes by this name of Google's. */
export const isPassKind = (name: string): name is PassKind => keysOf(passTypes).some((kind) => kind === name)

const Row = v.object({ content: JsonRecord })

/** A class or an object; undefined if there is none. */
export const findPass = (state: SandboxState, kind: PassKind, id: string): GooglePass | undefined =>
  one(state, Row, 'SELECT content FROM googlePasses WHERE kind = ? AND id = ?', kind, id)?.content

/** A class or an object. @throws GoogleError 404 if there is none */
export function passOf(state: SandboxState, kind: PassKind, id: string): GooglePass {
  const pass = findPass(state, kind, id)
  if (pass === undefined) throw new GoogleError(404, `There is no ${kind} ${id}.`)
  return pass
}

/** All classes or all objects, the newest first. */
export const passesOf = (state: SandboxState, kind: PassKind): GooglePass[] =>
  all(state, Row, 'SELECT content FROM googlePasses WHERE kind = ? ORDER BY rowid DESC', kind).map(
    ({ content }) => content,
  )

/**
 * Checks a class or an object against the published fields.
 * @throws GoogleError: 400 for a wrong field, 403 for another issuer, 404 for an unknown class
 */
export function checkPass(state: SandboxState, kind: PassKind, content: unknown): GooglePass & { id: string } {
  const checked = v.safeParse(passTypes[kind], content)
  if (!checked.success) throw new GoogleError(400, v.summarize(checked.issues).replaceAll('\n', ' '))
  const { id } = checked.output
  const isOwn = id.startsWith(`${googleIssuer}.`)
  if (!isOwn) throw new GoogleError(403, `The issuer of ${id} is not ${googleIssuer}.`)
  if ('classId' in checked.output) passOf(state, 'loyaltyClass', checked.output.classId)
  return { ...checked.output, id }
}

/** Stores a class or an object after a check. @throws GoogleError */
export function storePass(state: SandboxState, kind: PassKind, content: unknown): GooglePass {
  const checked = checkPass(state, kind, content)
  const row = { id: checked.id, kind, content: JSON.stringify(checked) }
  insert(state, 'googlePasses', row, 'ON CONFLICT (id) DO UPDATE SET content = excluded.content')
  return checked
}
