import * as v from '../schema/schema.ts'

/** Text of a request: bounded, so that nobody sends a novel through the edge. */
export const Text = v.pipe(v.string(), v.maxLength(500))

/** Free text of a member, such as the reason for a lock. */
export const LongText = v.pipe(v.string(), v.maxLength(4000))

/** An id of the provider: one path segment without anything a path could be bent with. */
export const ProviderId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** 19 digits, dashes and blanks already removed (spec §3). */
export const CardCode = v.pipe(v.string(), v.regex(/^\d{19}$/))
