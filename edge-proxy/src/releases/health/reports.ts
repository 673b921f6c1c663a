import { RemoteName } from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'

const Ticket = v.pipe(v.string(), v.maxLength(100))
const Version = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))
const Versions = v.pipe(v.record(RemoteName, Version), v.maxEntries(200))

/**
 * What a page sends when a version failed: `code` did not load, `contract` needs another shell, `render` threw while it
 * was shown. `recovered` says whether another version was loaded instead.
 */
export const FailureReport = v.strictObject({
  ticket: Ticket,
  versions: Versions,
  remote: RemoteName,
  reason: v.picklist(['code', 'contract', 'render']),
  recovered: v.boolean(),
})
export type FailureReport = v.InferOutput<typeof FailureReport>

/** Milliseconds from the first request to the last byte of each remote's code in a page. */
export const LoadTimes = v.strictObject({
  ticket: Ticket,
  versions: Versions,
  times: v.record(RemoteName, v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
})
export type LoadTimes = v.InferOutput<typeof LoadTimes>
