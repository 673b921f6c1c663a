import * as v from 'valibot'

/** A contract version as major.minor.patch. */
export const ContractVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/))
