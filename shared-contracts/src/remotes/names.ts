import * as v from 'valibot'

/** Name of a remote: its folder among the releases and the `kid` of its signatures. */
export const RemoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/))
export type RemoteName = string

/** A widget of a remote, such as `mfe-auth/login-box`. */
export type WidgetName = `${RemoteName}/${string}`

/** A contract version as major.minor.patch. */
export const ContractVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/))
