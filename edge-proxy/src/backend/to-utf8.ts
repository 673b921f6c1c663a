import { isUtf8 } from 'node:buffer'

const utf8Mark = '\xef\xbb\xbf'
/** Byte order marks of UTF-16, which hold whatever the header says. */
const utf16Marks: Readonly<Record<string, string>> = { '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }

/** Control characters besides white space. */
const binary = /(?!\s)\p{Cc}/u

const charsetOf = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1]?.toLowerCase()

/** A body in UTF-8 without byte order mark; null for damaged text, which pages would send back with their changes. */
export function toUtf8(bytes: Buffer, contentType: string): Buffer | null {
  const start = bytes.toString('latin1', 0, utf8Mark.length)
  const charset = utf16Marks[start.slice(0, 2)] ?? charsetOf(contentType) ?? 'utf-8'
  if (charset !== 'utf-8') {
    try {
      const text = new TextDecoder(charset, { fatal: true }).decode(bytes)
      // Charsets of one byte decode everything, also gzip; no text has such characters.
      return binary.test(text) ? null : Buffer.from(text)
    } catch (error) {
      // A range error is an unknown charset.
      if (!(error instanceof RangeError)) return null
    }
  }
  if (!isUtf8(bytes)) return null
  return start === utf8Mark ? bytes.subarray(utf8Mark.length) : bytes
}
