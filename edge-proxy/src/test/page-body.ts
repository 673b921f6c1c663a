import type { MemberSession } from './member-session.ts'
import type { SampleCall } from './sample-calls.ts'

/** The body a page sends: sealed tokens instead of raw ones, and no technical credentials. */
export function pageBody({ call, body }: SampleCall, member: MemberSession): unknown {
  if (call === 'loyalty login') return undefined
  if (call === 'refresh') return { refreshToken: member.refresh }
  return body
}
