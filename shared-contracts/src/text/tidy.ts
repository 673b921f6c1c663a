/**
 * A text without characters that are not seen, such as zero-width blanks and soft hyphens, which a pasted one may
 * carry.
 */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/** A text without invisible characters, blanks at the ends and repeated blanks inside. */
export const tidy = (text: string): string => withoutInvisible(text).trim().replace(/\s+/g, ' ')
