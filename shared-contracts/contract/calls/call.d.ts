import type * as v from '../schema/schema.ts'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'
export type Call = {
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly backend: 'shop' | 'loyalty' | 'withdrawal'
  readonly access: 'never' | 'optional' | 'required'
  readonly loyaltyToken?: true
  readonly interactionId?: string
  readonly idType?: string
  readonly params?: v.GenericSchema<unknown, Record<string, string>>
  readonly query?: v.GenericSchema<unknown, Record<string, string | undefined>>
  readonly body?: v.GenericSchema
  readonly shape: 'envelope' | 'bare' | 'text'
  readonly response: v.GenericSchema
}
