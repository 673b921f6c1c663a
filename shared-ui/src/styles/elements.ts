import type { ReactElement } from 'react'

/**
 * Children that stand beside other content and are no bare text: React fails to remove a text that the translator of a
 * browser has replaced, unless its element has nothing else.
 */
export type Elements = ReactElement | false | null | undefined | '' | readonly Elements[]
