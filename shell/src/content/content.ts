/** A link within a text, to a path of the portal, `mailto:` or `tel:`. */
export type TextLink = { readonly text: string; readonly to: string }

/** Running text; an array if it contains links. */
export type RichText = string | readonly (string | TextLink)[]

export type Block =
  | { readonly kind: 'text'; readonly text: RichText }
  | { readonly kind: 'list'; readonly items: readonly RichText[] }
  /** Label and value, such as a phone number. */
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: RichText }[] }

/** One question of the FAQ; its id is the anchor of the answer. */
export type Question = { readonly id: string; readonly question: string; readonly blocks: readonly Block[] }

export type ContentSection =
  | { readonly kind: 'text'; readonly id: string; readonly heading: string; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'questions'
      readonly id: string
      readonly heading: string
      readonly questions: readonly Question[]
    }

/** Content of an info page below its title. */
export type InfoContent = {
  readonly lead: string
  readonly sections: readonly ContentSection[]
  /** Date of the text in German, such as '1. November 2026'. */
  readonly asOf?: string
}

export const text = (value: RichText): Block => ({ kind: 'text', text: value })
export const list = (...items: readonly RichText[]): Block => ({ kind: 'list', items })
export const section = (id: string, heading: string, ...blocks: readonly Block[]): ContentSection => ({
  kind: 'text',
  id,
  heading,
  blocks,
})
