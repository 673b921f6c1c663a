import { withoutInvisible } from '../text/tidy.ts'

/**
 * The one spelling in which an e-mail address is sent, compared and counted: without invisible characters and blanks
 * around it, and with its domain as A-label. The local part stays, because only its own server may interpret it. A text
 * that is no address stays, too.
 */
export function tidyEmail(typed: string): string {
  const text = withoutInvisible(typed).trim()
  const domain = text.lastIndexOf('@') + 1
  return domain === 0 ? text : text.slice(0, domain) + asciiDomain(text.slice(domain))
}

/** Whether two texts are one address; upper and lower case are the same. */
export const sameEmail = (one: string, other: string): boolean =>
  tidyEmail(one).toLowerCase() === tidyEmail(other).toLowerCase()

/** Of ASCII, letters, digits, dots and hyphens only: a URL gives other characters a meaning. */
const plainDomain = /^[a-z\d.\-\u0080-\u{10ffff}]+$/iu

/** The domain as URLs have it, by UTS 46 non-transitional: `maßwerk.de` is not `masswerk.de`. */
function asciiDomain(domain: string): string {
  if (!/[^\0-\x7f]/.test(domain)) return domain.toLowerCase()
  const url = `http://${domain}`
  return plainDomain.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain
}

// Without `!` and `%`, which old mail servers read as a route to another host.
const atom = "[\\p{L}\\p{M}\\p{N}#$&'*+/=?^_`{|}~-]+"
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'

/**
 * A tidied address of one mailbox and nothing else: no name, comment, quoted text, route, address literal or second
 * address.
 */
export const mailbox = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=[a-z][a-z\\d-])${label}$`,
  'u',
)

/** The error of a typed address to which mail is to be sent. */
export function emailError(typed: string): 'loginNameUndefined' | 'emailSyntaxError' | null {
  const email = tidyEmail(typed)
  if (email === '') return 'loginNameUndefined'
  return mailbox.test(email) ? null : 'emailSyntaxError'
}
