import { existsSync } from 'node:fs'
import path from 'node:path'
import { allParts } from '@portal/shared-contracts/brand/part'
import { root } from '../build/root.ts'
import { generatedFolders } from '../checks/source-files.ts'
import type { Answers } from './brand-file.ts'
import { colorsOf, darkEnough, isDarkEnough } from './color-scheme.ts'
import { articles, caseOfForm, proposedForm } from './names.ts'

export type Flag = keyof Answers
/** The answers so far. */
export type Given = Partial<Record<Flag, string>>

type Question = {
  asks: string
  form: RegExp
  /** What the form is, after `must be`. */
  expects: string
  /** Why an answer of this form is wrong; null if it is not. */
  problem?: (answer: string, given: Given) => string | null
  /** The answer that Enter takes; `isCertain` if the command also takes it without a terminal, where it cannot ask. */
  proposal?: (given: Given) => { answer: string; isCertain: boolean } | null
  /** The answers of which it is a part: a kept answer is proposed only while they are the same. */
  follows?: readonly Flag[]
  /** Whether the other answers leave a choice; else the proposal is the answer. */
  isAsked?: (given: Given) => boolean
}

const isOneOf = (values: readonly string[]): Pick<Question, 'form' | 'expects'> => ({
  form: new RegExp(`^(?:${values.join('|')})$`),
  expects: `one of: ${values.join(', ')}`,
})
const article: Pick<Question, 'asks' | 'form' | 'expects'> = {
  asks: 'Its article: die, der or das; plural (die Stadtwerke); none (dm)',
  ...isOneOf(articles),
}
const name: Pick<Question, 'form' | 'expects' | 'problem'> = {
  form: /^(?=.{2,60}$)(?=.*\p{L})[\p{L}\p{N}„“”"'’»«]+(?:(?:[-.,·+!]| | & |&|\. )[\p{L}\p{N}„“”"'’»«]+)*[.!+]?$/u,
  expects: 'a name such as Kaufhaus, of 2 to 60 letters, digits, blanks and signs like & - . +',
  problem: (answer) => (/^(?:die|der|das) /i.test(answer) ? 'it has an article.' : null),
}
/** The form of the name that the flag `of` gives. */
const declined = (of: 'shop' | 'card'): Question => ({
  asks: "The name after 'des', such as Kaufhauses; of a plural after 'den', such as Stadtwerken",
  ...name,
  follows: [of, `${of}-article`],
  isAsked: (given) => caseOfForm(given[`${of}-article`]) !== null,
  proposal: (given) => {
    const undeclined = given[of]
    const chosen = given[`${of}-article`]
    if (undeclined === undefined || chosen === undefined) return null
    if (caseOfForm(chosen) === null) return { answer: undeclined, isCertain: true }
    const { form, isCertain } = proposedForm(undeclined, chosen)
    return { answer: form, isCertain }
  },
})

const color: Pick<Question, 'form' | 'expects'> = {
  form: /^#[\da-f]{6}$/i,
  expects: 'a colour such as "#1c4435", in quotation marks if it is a flag',
}

/** Prefixes with which a path or a field of the provider would be one of the shop, the edge or the sandbox. */
const takenPrefixes: Readonly<Record<string, string>> = {
  shop: 'the paths of the shop begin with shop/',
  images: 'the sandbox has pictures at images/',
  control: 'the sandbox is controlled at control/',
  access: 'accessToken is a field of the shop',
  refresh: 'refreshToken is a field of the shop',
  secure: 'secureToken is a field of the shop',
  session: 'sessionToken is a field of the shop',
  locked: 'lockedPoints is a field of the shop',
}

function nameProblem(name: string): string | null {
  if (existsSync(path.join(root, 'brands', name))) return `brands/${name} exists.`
  return generatedFolders.has(name) ? `git and the checks ignore folders that are called ${name}.` : null
}

function cardArticleProblem(answer: string, { shop, card, 'shop-article': article }: Given): string | null {
  if (shop === undefined || shop !== card || article === undefined || article === answer) return null
  return `the shop has the same name, with the article ${article}.`
}

const primaryProblem = (primary: string, { accent }: Given): string | null =>
  // With an accent the pair is checked.
  accent !== undefined || isDarkEnough(primary)
    ? null
    : `white text on it has too little contrast. Take "${darkEnough(primary)}".`

/** What is wrong with a pair of colours, and a pair in their place; null if it is right. */
export function pairProblem({ primary, accent }: Given): { problem: string; better: Given } | null {
  const colors = primary === undefined || accent === undefined ? null : colorsOf(primary, accent)
  if (colors === null || !('findings' in colors)) return null
  const { better } = colors
  const [first, ...more] = colors.findings
  return {
    problem: `The contrast of --primary ${primary} and --accent ${accent} is too low: ${first}${more.length > 0 ? `, and ${more.length} more` : ''}. Take --primary "${better.primary}" --accent "${better.accent}".`,
    better,
  }
}

/** By their flags. */
export const questions: Readonly<Record<Flag, Question>> = {
  name: {
    asks: 'Name of the folder and of the elements',
    form: /^(?=.{2,31}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    expects: 'lower-case letters, digits and hyphens, such as kaufhaus',
    problem: nameProblem,
  },
  shop: { asks: 'Name of the shop, without an article', ...name },
  'shop-article': article,
  'shop-form': declined('shop'),
  card: { asks: 'Name of the customer card', ...name },
  'card-article': { ...article, problem: cardArticleProblem },
  'card-form': declined('card'),
  address: {
    asks: 'How the portal addresses members: Sie or Du',
    ...isOneOf(['Sie', 'Du']),
    proposal: () => ({ answer: 'Sie', isCertain: true }),
  },
  without: {
    asks: `What the retailer does not have: ${allParts.join(', ')}, separated by commas; or none`,
    form: new RegExp(`^(?:none|(?:${allParts.join('|')})(?:,(?:${allParts.join('|')}))*)$`),
    expects: `none, or some of ${allParts.join(', ')}, separated by commas`,
    problem: (answer) => {
      const list = answer.split(',')
      return new Set(list).size === list.length ? null : 'it names a part twice.'
    },
    proposal: () => ({ answer: 'none', isCertain: true }),
  },
  domain: {
    asks: 'Domain of its e-mail addresses',
    form: /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    expects: 'a domain such as shop.example, with an umlaut as xn--',
  },
  provider: {
    asks: "The loyalty provider's prefix of paths and fields",
    form: /^[a-z][A-Za-z0-9]{1,30}$/,
    expects: 'a name such as bonus',
    problem: (answer) => (Object.hasOwn(takenPrefixes, answer) ? `${takenPrefixes[answer]}.` : null),
  },
  'points-expire': {
    asks: 'Whether points expire: never, or months from the booking and the end of which period',
    form: /^(?:never|[1-9]\d{0,2}-(?:day|month|year))$/,
    expects: 'never, or months and day, month or year, such as 24-year',
  },
  primary: { asks: 'Main colour, dark, with white text on it', ...color, problem: primaryProblem },
  accent: { asks: 'Accent colour, light, with dark text on it', ...color },
}

export const flags = Object.keys(questions) as Flag[]

/** The answers with those that follow from others without a doubt. */
export function withCertain(given: Given): Given {
  const answers = { ...given }
  for (const flag of flags) {
    const proposal = questions[flag].proposal?.(answers)
    if (answers[flag] === undefined && proposal?.isCertain) answers[flag] = proposal.answer
  }
  return answers
}

/** An answer as it is compared and written. */
export const tidy = (answer: string): string => answer.trim().normalize('NFC')

/** What is wrong with an answer, after its subject; null if it is right. */
export function problemOf(flag: Flag, answer: string, given: Given): string | null {
  const { form, expects, problem } = questions[flag]
  if (!form.test(answer)) return `must be ${expects}, not "${answer}".`
  const found = problem?.(answer, given) ?? null
  return found === null ? null : `must not be "${answer}": ${found}`
}
