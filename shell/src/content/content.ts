/** A link within a text: a path of the portal, `mailto:` or `tel:`. */
export type TextLink = { readonly text: string; readonly to: string }

/** Running text; an array where links stand in it. */
export type RichText = string | readonly (string | TextLink)[]

export type Block =
  | { readonly kind: 'text'; readonly text: RichText }
  | { readonly kind: 'list'; readonly items: readonly RichText[] }
  /** Label and value, such as a phone number. */
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: RichText }[] }

/** One question; its id is the anchor of the answer. */
export type Question = { readonly id: string; readonly question: string; readonly answer: readonly Block[] }

export type ContentSection =
  | { readonly kind: 'text'; readonly id: string; readonly heading: string; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'questions'
      readonly id: string
      readonly heading: string
      readonly questions: readonly Question[]
    }

/** An info page: what stands below its headline. */
export type InfoContent = {
  readonly lead: string
  readonly sections: readonly ContentSection[]
  /** Date of the wording, as shown. */
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
