import * as setting from './setting-schemas.ts'
import type { SettingReader } from './setting-reader.ts'

export type SecurityTxt = {
  /** Addresses for reports, the best one first. */
  contacts: readonly string[]
  /** ms since 1970; the file is not sent from then on. */
  expires: number
  languages: readonly string[]
  /** Lines that point to a page each, such as `Policy`. */
  pages: Readonly<Record<string, string>>
}

const ofPages = {
  Policy: 'SECURITY_TXT_POLICY',
  Encryption: 'SECURITY_TXT_ENCRYPTION',
  Acknowledgments: 'SECURITY_TXT_ACKNOWLEDGMENTS',
} as const
const contact = 'SECURITY_TXT_CONTACT'
const expiry = 'SECURITY_TXT_EXPIRES'
const languages = 'SECURITY_TXT_LANGUAGES'

/** What `/.well-known/security.txt` says (RFC 9116); null without a contact. */
export function readSecurityTxt({ read, refuse, demand }: SettingReader): SecurityTxt | null {
  const contacts = read(contact, setting.SecurityContacts, 'none')
  const settings = {
    expires: read(expiry, setting.Instant),
    languages: read(languages, setting.Languages, 'de,en'),
    pages: Object.fromEntries(
      Object.entries(ofPages).flatMap(([field, name]) => {
        const page = read(name, setting.SecureAddress)
        return page === null ? [] : [[field, page]]
      }),
    ),
  }
  // Null for invalid ones.
  if (contacts?.length === 0) {
    for (const name of [expiry, languages, ...Object.values(ofPages)]) refuse(name, `has no effect without ${contact}`)
    return null
  }
  demand(expiry, contact)
  const { expires } = settings
  return contacts === null || expires === null ? null : { ...settings, contacts, expires }
}
