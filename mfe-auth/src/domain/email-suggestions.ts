/** Common webmail domains, the likeliest first (spec §5, E-mail input; §9: ten of them). */
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

/**
 * Completions of a typed e-mail address: whole addresses whose domain begins with what stands
 * after the '@'. None before the '@', and none that would change nothing.
 */
export function suggestEmails(typed: string): string[] {
  const at = typed.indexOf('@')
  if (at < 1) return []
  const local = typed.slice(0, at)
  const domain = typed.slice(at + 1).toLowerCase()
  return webmailDomains
    .filter((known) => known.startsWith(domain) && known !== domain)
    .map((known) => `${local}@${known}`)
}
