/** An e-mail before it is sent. */
export type Mail = { to: string; subject: string; lines: readonly string[] }

/** A link that opens the e-mail in the member's e-mail program (RFC 6068). */
export const mailtoLink = ({ to, subject, lines }: Mail): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
