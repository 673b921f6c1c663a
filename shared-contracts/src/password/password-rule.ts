export type PasswordError = 'passwordToShort' | 'passwordComplexity'

export const minimumPasswordLength = 6

const requiredClasses = 2
/** Upper-case letters, lower-case letters, digits, other characters. */
const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/**
 * The rule for programs that make up a password (attribute `passwordrules`). It cannot say how many kinds of characters
 * there must be, so it asks for more than members need.
 */
export const generatedPasswordRules = 'minlength: 12; required: lower; required: upper; required: digit'

export type PasswordRule = 'length' | 'kinds'

/** The rules of a new password and whether it meets them. */
export const passwordRules = (password: string): { rule: PasswordRule; met: boolean }[] => [
  { rule: 'length', met: password.length >= minimumPasswordLength },
  { rule: 'kinds', met: classes.filter((pattern) => pattern.test(password)).length >= requiredClasses },
]

const errorOf: Record<PasswordRule, PasswordError> = { length: 'passwordToShort', kinds: 'passwordComplexity' }

/**
 * The error code of a new password, or null. Pages use it as a hint and send the password anyway: the
 * shop checks it too, and may require more.
 */
export function passwordError(password: string): PasswordError | null {
  const broken = passwordRules(password).find(({ met }) => !met)
  return broken === undefined ? null : errorOf[broken.rule]
}
