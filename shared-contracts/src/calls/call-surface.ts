import type * as v from '../schema/schema.ts'
import type { TableCall } from './call-table.ts'

type InputOf<C, Part extends string> = C extends { readonly [P in Part]: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : null

/** One call: what the edge accepts and gives; null for a part that it does not have. */
type CallTypes<C extends TableCall> = {
  method: C['method']
  path: C['path']
  access: C['access']
  send: (request: {
    params: InputOf<C, 'params'>
    query: InputOf<C, 'query'>
    body: InputOf<C, 'body'>
  }) => v.InferOutput<C['response']>
}

/** The calls that an edge accepts, by name, for the declarations of the contract. */
export type CallSurface = { [C in TableCall as C['name']]: CallTypes<C> }
