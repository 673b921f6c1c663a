import * as v from '../schema/schema.ts'

/** Text of a request, limited in length because the edge forwards it. */
export const Text = v.pipe(v.string(), v.maxLength(500))

/** Free text of a member, such as the reason for a lock. */
export const LongText = v.pipe(v.string(), v.maxLength(4000))

/** An id of the loyalty platform: one path segment without characters that change a path. */
export const ProviderId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** 19 digits, without dashes and blanks. */
export const CardCode = v.pipe(v.string(), v.regex(/^\d{19}$/))
