import { isUtf8 } from 'node:buffer'

const utf8Mark = '\xef\xbb\xbf'
/** Byte order marks of UTF-16, which hold whatever the header says. */
const utf16Marks: Readonly<Record<string, string>> = { '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }

/** The charset of a content type; undefined without one. */
const charsetOf = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1]?.toLowerCase()

/**
 * The bytes of a text in UTF-8 without a byte order mark, whatever charset the content type names. Bytes of JSON and of
 * texts without a known charset are UTF-8 already. Null if they cannot be decoded: what was damaged here would be shown, and
 * written back to the backend with the next change.
 */
export function toUtf8(bytes: Buffer, contentType: string): Buffer | null {
  const start = bytes.toString('latin1', 0, utf8Mark.length)
  const charset = utf16Marks[start.slice(0, 2)] ?? charsetOf(contentType) ?? 'utf-8'
  if (charset !== 'utf-8') {
    try {
      return Buffer.from(new TextDecoder(charset, { fatal: true }).decode(bytes))
    } catch (error) {
      // A range error is an unknown charset.
      if (!(error instanceof RangeError)) return null
    }
  }
  if (!isUtf8(bytes)) return null
  return start === utf8Mark ? bytes.subarray(utf8Mark.length) : bytes
}
