import { minimumPasswordLength, passwordError } from '@delikaterie/shared-contracts/domain/password-rule'

const rule = `Mindestens ${minimumPasswordLength} Zeichen und zwei dieser Arten: Groß- und Kleinbuchstaben, Ziffern, Sonderzeichen.`

/** The hint at a field for a new password. */
export const passwordHint = (password: string): string =>
  password !== '' && passwordError(password) === null ? 'Dieses Passwort passt.' : rule
