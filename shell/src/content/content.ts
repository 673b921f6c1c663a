import { brand } from '@delikaterie/shared-contracts/brand'

/** A link within a text, to a path of the portal, `mailto:` or `tel:`. */
export type TextLink = { readonly text: string; readonly to: string }

/** Running text; an array if it contains links. */
export type RichText = string | readonly (string | TextLink)[]

/** A part of a section; running text is a paragraph. */
export type Block =
  | RichText
  | { readonly kind: 'list'; readonly items: readonly RichText[] }
  /** Texts by label, such as a phone number. */
  | { readonly kind: 'facts'; readonly facts: Readonly<Record<string, RichText>> }
  /** Answers that open below their question. */
  | { readonly kind: 'questions'; readonly questions: readonly ContentSection[] }

/** A heading or question with its text; the id is its anchor. */
export type ContentSection = { readonly id: string; readonly heading: string; readonly blocks: readonly Block[] }

/** Content of an info page below its title. */
export type InfoContent = {
  readonly lead: string
  readonly sections: readonly ContentSection[]
  /** Date of the text in German, such as '1. November 2026'. */
  readonly asOf?: string
}

/** Running text with links as its placeholders. */
export const text = (texts: TemplateStringsArray, ...values: readonly (string | number | TextLink)[]): RichText =>
  texts.flatMap((before, index) => {
    const value = values[index] ?? ''
    return [before, typeof value === 'object' ? value : String(value)]
  })
export const link = (label: string, to: string): TextLink => ({ text: label, to })
export const list = (...items: readonly RichText[]): Block => ({ kind: 'list', items })
export const facts = (byLabel: Readonly<Record<string, RichText>>): Block => ({ kind: 'facts', facts: byLabel })
export const questions = (...sections: readonly ContentSection[]): Block => ({ kind: 'questions', questions: sections })
export const section = (id: string, heading: string, blocks: readonly Block[]): ContentSection => ({
  id,
  heading,
  blocks,
})

/** The brand's contact data for texts. */
export const emailLink = link(brand.contact.email, `mailto:${brand.contact.email}`)
export const phoneLink = link(brand.contact.phone, `tel:+49${brand.contact.phone.replace(/\D/g, '').slice(1)}`)
export const postalAddress = `${brand.operator.company}, ${brand.operator.street}, ${brand.operator.city}`
