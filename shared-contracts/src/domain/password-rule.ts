export type PasswordError = 'passwordToShort' | 'passwordComplexity'

export const minimumPasswordLength = 6

const requiredClasses = 2
/** Upper-case letters, lower-case letters, digits, other characters. */
const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/**
 * The error code of a new password, or null. Pages use it as a hint and send the password anyway: the
 * shop checks it too, and may require more.
 */
export function passwordError(password: string): PasswordError | null {
  if (password.length < minimumPasswordLength) return 'passwordToShort'
  const usedClasses = classes.filter((pattern) => pattern.test(password)).length
  return usedClasses < requiredClasses ? 'passwordComplexity' : null
}
