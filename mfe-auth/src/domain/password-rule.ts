import { minimumPasswordLength } from '@delikaterie/shared-contracts/domain/programme'

export type PasswordFault = 'passwordToShort' | 'passwordComplexity'

const requiredClasses = 2
const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/**
 * What the server will probably object to in a new password, or null (spec §5, Password). The
 * specification can be read as three or four classes of characters; four is the lenient
 * reading, so this advises and never stands in the way.
 */
export function passwordFault(password: string): PasswordFault | null {
  if (password.length < minimumPasswordLength) return 'passwordToShort'
  const used = classes.filter((pattern) => pattern.test(password)).length
  return used < requiredClasses ? 'passwordComplexity' : null
}
