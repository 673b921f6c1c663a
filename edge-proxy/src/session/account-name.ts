/** The name of an account as it is counted: equivalent spellings of an e-mail address are one account. */
export const accountName = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]/gu, '')
    .toLowerCase()

/**
 * The mailbox of an e-mail address, as mail is counted: `name+tag@host` reaches the box of `name@host`, and Gmail
 * ignores dots too.
 */
export function mailboxOf(address: string): string {
  const name = accountName(address)
  const at = name.lastIndexOf('@')
  if (at < 0) return name
  const host = name.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const box = name.slice(0, at).replace(/\+.*$/, '')
  return `${host === 'gmail.com' ? box.replaceAll('.', '') : box}@${host}`
}
