/**
 * A text without characters that set the direction of what follows, such as U+202E: a name with one would turn the
 * sentence around it. Letters of right-to-left scripts need none.
 */
export const withoutDirections = (text: string): string => text.replaceAll(/\p{Bidi_Control}/gu, '')
