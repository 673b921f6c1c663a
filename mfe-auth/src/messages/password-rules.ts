import { minimumPasswordLength, type PasswordRule } from '@delikaterie/shared-contracts/domain/password-rule'

export const t: Record<PasswordRule, string> & { title: string; met: string } = {
  title: 'Ihr Passwort braucht:',
  length: `mindestens ${minimumPasswordLength} Zeichen`,
  kinds: 'zwei dieser Arten: Großbuchstaben, Kleinbuchstaben, Ziffern, Sonderzeichen',
  met: '(erfüllt)',
}
