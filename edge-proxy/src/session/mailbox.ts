import { foldedName } from './login-name.ts'

/** What a provider of mailboxes ignores in its addresses, besides `+tags`, which any provider may. */
type Provider = {
  /** Its hosts; with `host` they are one. */
  hosts: RegExp
  host?: string
  /** What it ignores before the `@`. */
  ignored?: RegExp
}

const providers: readonly Provider[] = [
  // https://support.google.com/mail/answer/7436150
  { hosts: /^(?:gmail|googlemail)\.com$/, host: 'gmail.com', ignored: /\./g },
  // https://proton.me/support/addresses-and-aliases; dots, hyphens and underscores in `canonicalizeInternalEmail`,
  // https://github.com/ProtonMail/WebClients/blob/main/packages/shared/lib/helpers/email.ts
  { hosts: /^(?:proton\.me|protonmail\.com|protonmail\.ch|pm\.me)$/, host: 'proton.me', ignored: /[._-]/g },
  // https://support.apple.com/118230
  { hosts: /^(?:icloud|me|mac)\.com$/, host: 'icloud.com' },
  // Disposable addresses, https://patents.justia.com/patent/20060041621
  { hosts: /^(?:yahoo(?:\.[a-z]{2,3}){1,2}|ymail\.com|rocketmail\.com)$/, ignored: /-.*$/ },
]

/** `anything@name.fastmail.com` is `name@fastmail.com`, https://www.fastmail.help/hc/en-us/articles/360060591053 */
const fastmailName = /^.*@([^@.]+)(?=\.fastmail\.(?:com|fm)$)\./

/** The mailbox that an address reaches, as mail is counted: the spellings that its provider ignores are one mailbox. */
export function mailboxOf(address: string): string {
  const name = foldedName(address).replace(fastmailName, '$1@')
  const at = name.lastIndexOf('@')
  if (at < 0) return name
  const host = name.slice(at + 1)
  const provider = providers.find(({ hosts }) => hosts.test(host))
  const box = name.slice(0, at).replace(/\+.*$/, '')
  return `${provider?.ignored ? box.replace(provider.ignored, '') : box}@${provider?.host ?? host}`
}
