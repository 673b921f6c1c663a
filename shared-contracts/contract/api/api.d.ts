import { type KyInstance } from 'ky'
import * as v from '../schema/schema.ts'
import type { Call } from '../calls/call.ts'
export type TokenSource = () => {
  accessToken: string | null
  loyaltyToken: string | null
}
export type Api = {
  readonly http: KyInstance
  readonly tokens: TokenSource
  readonly kiosk: boolean
}
export type ApiOptions = {
  origin?: string
  tokens: TokenSource
  kiosk?: boolean
  fetch?: typeof globalThis.fetch
  timeout?: number
}
export declare function createApi({ origin, tokens, kiosk, fetch, timeout }: ApiOptions): Api
type Arguments = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  body?: unknown
  loyaltyToken?: string
  idempotencyKey?: string
}
type BodyOf<C extends Call> = C['body'] extends v.GenericSchema
  ? {
      body: v.InferInput<C['body']>
    }
  : {
      body?: never
    }
export declare function send<const C extends Call>(
  api: Api,
  call: C,
  options: Omit<Arguments, 'body'> & BodyOf<C>,
): Promise<v.InferOutput<C['response']>>
