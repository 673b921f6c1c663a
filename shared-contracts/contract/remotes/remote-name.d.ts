import * as v from 'valibot'
export declare const RemoteName: v.SchemaWithPipe<
  readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]
>
export type RemoteName = string
export type WidgetName = `${RemoteName}/${string}`
