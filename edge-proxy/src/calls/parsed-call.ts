import type { BackendRequest } from '../backend/backend.ts'
import type { Attempt } from './attempt.ts'
import type { CallPolicy } from './call-policies.ts'
import type { Params } from './find-call.ts'
import type { Sender } from './sender.ts'
import type { Credentials } from './unseal-credentials.ts'

/** A call as it was read from its request, with its policy and its unsealed tokens. */
export type ParsedCall = BackendRequest & {
  policy: CallPolicy
  params: Params
  credentials: Credentials
  sender: Sender
  /** What its limits count. */
  attempt: Attempt
}
