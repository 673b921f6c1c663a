import { randomUUID } from 'node:crypto'
import { scriptJson } from './html.ts'

/** What differs from response to response in a page that is otherwise the same for all. */
export type PageValues = { nonce: string; ticket: string; sessionToken: string }

/** Stand in a composed page for its values; random, so that no text of a release can be one. */
export const places: PageValues = { nonce: randomUUID(), ticket: randomUUID(), sessionToken: randomUUID() }

const anyPlace = new RegExp(`(${Object.values(places).join('|')})`)
const placeNames = new Map(Object.entries(places).map(([name, place]) => [place, name as keyof PageValues]))

/** A function that puts values into the places of a page, whose other bytes are made once. */
export function pageTemplate(page: string): (values: PageValues) => Buffer {
  const parts = page.split(anyPlace).map((part) => placeNames.get(part) ?? Buffer.from(part))
  return ({ nonce, ticket, sessionToken }) => {
    const values = {
      nonce: Buffer.from(nonce),
      // Within texts of the page data.
      ticket: Buffer.from(inJson(ticket)),
      sessionToken: Buffer.from(inJson(sessionToken)),
    }
    return Buffer.concat(parts.map((part) => (typeof part === 'string' ? values[part] : part)))
  }
}

const inJson = (text: string): string => scriptJson(text).slice(1, -1)
