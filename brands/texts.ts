import { brand } from '@portal/shared-contracts/brand/brand'
import type { Rarity } from '@portal/shared-contracts/brand/content'
import { the } from '@portal/shared-contracts/brand/noun'

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
  /** Links as buttons, the first as the main one. */
  | { readonly kind: 'actions'; readonly links: readonly TextLink[] }
  /** Answers that open below their question. */
  | { readonly kind: 'questions'; readonly questions: readonly ContentSection[] }

/** A heading or question with its text; the id is its anchor. */
export type ContentSection = { readonly id: string; readonly heading: string; readonly blocks: readonly Block[] }

/** Content of an info page below its title. */
export type InfoContent = {
  readonly lead: string
  readonly sections: readonly ContentSection[]
  /** Short sections beside the others on wide screens, below them on narrow ones. */
  readonly aside?: readonly ContentSection[]
  /** Date of the text in German, such as '1. November 2026'. */
  readonly asOf?: string
}

type LoadPage = () => Promise<{ content: InfoContent }>

/**
 * The information and legal pages of a brand. FAQ and conditions contain the sentence of the programme that says
 * whether points expire.
 */
export type InfoPages = Readonly<
  Record<
    | 'faq'
    | 'contact'
    | 'privacy'
    | 'terms'
    | 'imprint'
    | 'withdrawal'
    | 'contestConditions'
    | 'conditions'
    | 'newsletter'
    | 'accessibility',
    LoadPage
  >
>

/** The page of the app. */
export type AppPage = {
  readonly content: InfoContent
  /** Address of its picture, shown as 480 × 320. */
  readonly picture: string
  /** What it shows, for those who do not see it; empty if it adds nothing to the texts beside it. */
  readonly pictureAlt: string
}

/** Texts of the start page for visitors, and its pictures. */
export type LandingTexts = {
  readonly title: string
  readonly lead: string
  readonly programmeLead: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly benefits: readonly {
    readonly title: string
    readonly text: string
    readonly points: readonly string[]
    /** Address of the picture, shown as 480 × 320. */
    readonly picture: string
    /** What it shows, for those who do not see it; empty if it adds nothing to the texts beside it. */
    readonly pictureAlt: string
  }[]
  readonly highlightsLead: string
  /** Above the events, if there are any. */
  readonly calendarLead?: string
  /** What members get, beside the login. */
  readonly expect: readonly string[]
}

/** Texts of the start page for members, and its picture. */
export type HomeTexts = {
  /** About the app, with the three fields that follow, if there is one. */
  readonly appLead?: string
  readonly appPoints?: readonly string[]
  /** Address of the picture, shown as 304 × 300. */
  readonly appPicture?: string
  /** What it shows, for those who do not see it; empty if it adds nothing to the texts beside it. */
  readonly appPictureAlt?: string
  readonly highlightsLead: string
  /** About the newsletter, with its text, if there is one. */
  readonly newsletterTitle?: string
  readonly newsletterText?: string
}

/**
 * An event; times without an offset are Berlin's. It is shown until it is over (docs/product/public-pages.md,
 * public-pages-58).
 */
export type CalendarEvent = {
  /** Its anchor, which no other event has: lower-case letters, digits and hyphens. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** Such as `2027-01-21T18:30`. */
  readonly startsAt: string
  /** End on the same day, of an event of more than three hours. */
  readonly endsAt?: string
  /** Last day, of an event of several days: `YYYY-MM-DD`, not before the first. */
  readonly endsOn?: string
  readonly place: string
  readonly price: string
  /** Address of its picture, shown as 480 × 320. */
  readonly picture: string
  /** What it shows, for those who do not see it; empty if it adds nothing to the texts beside it. */
  readonly pictureAlt: string
  /** How to book, if it is necessary. */
  readonly booking?: TextLink
}

/** How to enter a contest: by an e-mail with the answer to a question, or on another page. */
export type ContestEntry =
  | {
      readonly kind: 'email'
      /** Address that receives the entries. */
      readonly email: string
      readonly lead: string
      readonly question: string
      /** Answers, one of which is right. */
      readonly choices: readonly string[]
    }
  | { readonly kind: 'link'; readonly text: string; readonly link: TextLink }

/** The contest, open from the first to the last day in Berlin, both included: `YYYY-MM-DD`. */
export type Contest = {
  readonly title: string
  readonly lead: string
  readonly texts: readonly string[]
  readonly prizes: readonly string[]
  readonly opensOn: string
  readonly closesOn: string
  /** Address of its picture, shown as 480 × 320. */
  readonly picture: string
  /** What it shows, for those who do not see it; empty if it adds nothing to the texts beside it. */
  readonly pictureAlt: string
  readonly entry: ContestEntry
}

/** A rarity with neither weight nor volume. */
export const soldByPiece: Pick<Rarity, 'amount' | 'byPiece'> = { amount: [1, 'kg'], byPiece: true }

/** Running text with links as its placeholders; other values become part of the text around them. */
export function text(texts: TemplateStringsArray, ...values: readonly (string | number | TextLink)[]): RichText {
  const parts: (string | TextLink)[] = []
  const add = (part: string): void => {
    const last = parts.at(-1)
    if (typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  for (const [index, before] of texts.entries()) {
    add(before)
    const value = values[index] ?? ''
    if (typeof value === 'object') parts.push(value)
    else add(String(value))
  }
  return parts
}
export const link = (label: string, to: string): TextLink => ({ text: label, to })
export const list = (...items: readonly RichText[]): Block => ({ kind: 'list', items })
export const facts = (byLabel: Readonly<Record<string, RichText>>): Block => ({ kind: 'facts', facts: byLabel })
export const actions = (...links: readonly TextLink[]): Block => ({ kind: 'actions', links })
export const questions = (...sections: readonly ContentSection[]): Block => ({ kind: 'questions', questions: sections })
export const section = (id: string, heading: string, blocks: readonly Block[]): ContentSection => ({
  id,
  heading,
  blocks,
})

/** The brand's contact data for texts. */
export const emailLink = link(brand.contact.email, `mailto:${brand.contact.email}`)
/** A link that begins an e-mail to the brand with this subject. */
export const emailAbout = (label: string, subject: string): TextLink =>
  link(label, `mailto:${brand.contact.email}?subject=${encodeURIComponent(subject)}`)
export const phoneLink = link(brand.contact.phone, brand.contact.phoneUrl)
const { company, street, city } = brand.operator
export const postalAddress = `${company.name}, ${street}, ${city}`
/** `Anbieterin`, or `Anbieter` of a company that is not feminine, or plural. */
export const inItsGender = (masculine: string): string =>
  `${masculine}${company.gender === 'feminine' && company.number !== 'plural' ? 'in' : ''}`
/** The same after a verb: `die Muster GmbH, Musterstraße 1, …`. */
export const operatorWithAddress = `${the(company, 'nominative')}, ${street}, ${city}`
