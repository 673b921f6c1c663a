/** Common webmail domains, the most frequent first (rule getting-in-35). */
export const webmailDomains = [
  'gmail.com',
  'gmx.de',
  'web.de',
  't-online.de',
  'outlook.de',
  'hotmail.com',
  'icloud.com',
  'yahoo.de',
  'freenet.de',
  'posteo.de',
] as const

/** Complete addresses whose domain begins with the text after the '@'; none without an '@' or for a complete domain. */
export function suggestEmails(typed: string): string[] {
  const at = typed.indexOf('@')
  if (at < 0) return []
  const local = typed.slice(0, at)
  const domain = typed.slice(at + 1).toLowerCase()
  return webmailDomains
    .filter((known) => known.startsWith(domain) && known !== domain)
    .map((known) => `${local}@${known}`)
}
