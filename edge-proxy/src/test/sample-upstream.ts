import { wire } from '@portal/shared-contracts/testing/wire'
import { sendJson, sendText, type UpstreamHandler } from './recording-upstream.ts'
import { login, sampleCalls } from './sample-calls.ts'

/** Sends the sample response of every call, for the given account. */
export const sampleUpstream =
  (accountId = 'ACC-1'): UpstreamHandler =>
  (recorded, response) => {
    const path = decodeURIComponent(recorded.target.slice(1)).replaceAll(accountId, 'ACC-1')
    const found = sampleCalls.find(
      (row) => row.method === recorded.method && row.path.split('?')[0] === path.split('?')[0],
    )
    if (found === undefined) return sendJson(response, { message: 'no such call' }, 404)
    if (typeof found.response === 'string') return sendText(response, `"${found.response}"`)
    sendJson(response, JSON.parse(JSON.stringify(found.response).replaceAll('ACC-1', accountId)))
  }

/** Sends the sample response of every call except those to `target`. */
export const sampleUpstreamBut =
  (target: string, handler: UpstreamHandler): UpstreamHandler =>
  (recorded, response) =>
    (recorded.target === target ? handler : sampleUpstream())(recorded, response)

/** The login of a member of the shop only. */
export const loginWithoutAccount: UpstreamHandler = (_, response) =>
  sendJson(response, { ...login, content: { [wire.accountId]: null } })
