import * as v from '../schema/schema.ts'
export declare const saveDraft: (
  name: string,
  owner: string,
  value: unknown,
  {
    keptAtLogout,
  }?: {
    keptAtLogout?: boolean
  },
) => Promise<void>
export declare const loadDraft: <S extends v.GenericSchema>(
  name: string,
  owner: string,
  schema: S,
) => Promise<v.InferOutput<S> | null>
export declare const removeDraft: (name: string, owner: string) => Promise<void>
export declare const clearDrafts: () => Promise<void>
