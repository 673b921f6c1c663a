export type PasswordError = 'passwordToShort' | 'passwordComplexity'

export const minimumPasswordLength = 6

const requiredClasses = 2
/** Capital letters, small letters, digits, anything else. */
const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/**
 * The error code of a new password, or null. Pages use it as a hint and send the password anyway: the
 * shop decides, and it may count classes of characters more strictly.
 */
export function passwordError(password: string): PasswordError | null {
  if (password.length < minimumPasswordLength) return 'passwordToShort'
  const used = classes.filter((pattern) => pattern.test(password)).length
  return used < requiredClasses ? 'passwordComplexity' : null
}
