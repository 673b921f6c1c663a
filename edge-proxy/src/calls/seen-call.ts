import type { BackendResponse } from '../http/response.ts'

/** A call with its response, for what follows calls of members. */
export type SeenCall = {
  name: string
  /** The loyalty account of the member; empty without one. */
  accountId: string
  body: Readonly<Record<string, unknown>> | null
  response: BackendResponse
  /** When it was sent, in ms since 1970: responses may overtake each other. */
  began: number
}
