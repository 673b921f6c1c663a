import type { EdgeConfig } from '../config/config.ts'
import { signIn, type MemberSession } from './member-session.ts'
import { startUpstream, type Upstream } from './recording-upstream.ts'
import { startEdge, type TestEdge } from './test-edge.ts'
import { sampleUpstream } from './sample-upstream.ts'

export type EdgeWithUpstream = { upstream: Upstream; edge: TestEdge }

/** A test edge and the recording upstream it forwards to; closing the edge stops both. */
export async function startEdgeWithUpstream(
  handler = sampleUpstream(),
  overrides: Partial<EdgeConfig> = {},
): Promise<EdgeWithUpstream> {
  const upstream = await startUpstream(handler)
  const edge = startEdge(upstream.url, overrides)
  const close = async () => {
    await edge.close()
    await upstream.close()
  }
  return { upstream, edge: { ...edge, close } }
}

/** The same with a signed-in member, whose login is no longer among the recorded requests. */
export async function startEdgeWithMember(): Promise<EdgeWithUpstream & { member: MemberSession }> {
  const started = await startEdgeWithUpstream()
  const member = await signIn(started.edge)
  started.upstream.requests.length = 0
  return { ...started, member }
}
