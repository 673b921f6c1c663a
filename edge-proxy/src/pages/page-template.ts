import { randomUUID } from 'node:crypto'
import { scriptJson } from './html.ts'

/** What differs from response to response in a page that is otherwise the same for all. */
export type PageValues = { nonce: string; ticket: string; sessionToken: string }

/** Stand in a composed page for its values; random, so that no text of a release can be one. */
export const placeholders: PageValues = { nonce: randomUUID(), ticket: randomUUID(), sessionToken: randomUUID() }

const anyPlaceholder = new RegExp(`(${Object.values(placeholders).join('|')})`)
const placeholderNames = new Map(
  Object.entries(placeholders).map(([name, placeholder]) => [placeholder, name as keyof PageValues]),
)

export type FillPage = (values: PageValues) => Buffer

/** Returns a function that replaces the placeholders; the other bytes are encoded once. */
export function pageTemplate(page: string): FillPage {
  const parts = page.split(anyPlaceholder).map((part) => placeholderNames.get(part) ?? Buffer.from(part))
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
