import type { Noun } from '@portal/shared-contracts/brand/noun'
import { allParts, type Part } from '@portal/shared-contracts/brand/part'
import { compound, nounOf, type Article } from './names.ts'

/** What the command asks for. */
export type Answers = Record<
  | 'name'
  | 'shop'
  | 'shop-form'
  | 'card'
  | 'card-form'
  | 'without'
  | 'domain'
  | 'provider'
  | 'points-expire'
  | 'primary'
  | 'accent',
  string
> &
  Record<'shop-article' | 'card-article', Article> &
  Record<'address', 'Sie' | 'Du'>

/** The parts that an answer such as `contest,events` names; `none` names none. */
export const partsOf = (without: string): Part[] => allParts.filter((part) => without.split(',').includes(part))

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** A noun as TypeScript. */
function noun({ name, gender, number, hasNoArticle, forms = {} }: Noun): string {
  const declined = Object.entries(forms).map(([form, text]) => `${form}: ${quoted(text)}`)
  return `{ ${[
    `name: ${quoted(name)}`,
    `gender: '${gender}'`,
    ...(number === undefined ? [] : [`number: '${number}'`]),
    ...(hasNoArticle ? ['hasNoArticle: true'] : []),
    ...(declined.length === 0 ? [] : [`forms: { ${declined.join(', ')} }`]),
  ].join(', ')} }`
}

/** A compound with a neuter noun, such as `Kaufhaus-Konto`. */
const neuter = (name: string): string => noun(nounOf(name, 'das', `${name}s`))

/** `feine-kost` → `FeineKost` */
const pascal = (name: string): string => name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** `never`, or `24-year` for 24 months and the end of the calendar year. */
function expiry(answer: string): string {
  const [months, endOf] = answer.split('-')
  return endOf === undefined ? `{ kind: 'never' }` : `{ kind: 'afterMonths', months: ${months}, endOf: '${endOf}' }`
}

const appOf = (name: string, shop: string): string => `  app: {
    name: ${quoted(compound(shop, 'App'))},
    appStore: 'https://apps.apple.com/de/app/${name}/id0000000000',
    playStore: 'https://play.google.com/store/apps/details?id=example.${name.replaceAll('-', '')}.app',
  },
`

/** The text of the file `brand.ts` of a new brand, with an operator that does not exist. */
export function brandFile({ name, shop, card, domain, provider, ...answers }: Answers): string {
  const without = partsOf(answers.without)
  return `import type { Brand } from '@portal/shared-contracts/brand/brand'
${without.includes('app') ? `import { noApp } from '@portal/shared-contracts/brand/no-app'\n` : ''}
export const brand = {
  addressesMembersWith: '${answers.address}',
  withoutParts: [${without.map(quoted).join(', ')}],
  shop: ${noun(nounOf(shop, answers['shop-article'], answers['shop-form']))},
  card: ${noun(nounOf(card, answers['card-article'], answers['card-form']))},
  /** The card's name in the header and on the card. */
  wordmark: ${quoted(card)},
  slogan: 'Punkte sammeln und einlösen',
  programme: ${neuter(compound(card, 'Programm'))},
  account: ${neuter(compound(shop, 'Konto'))},
  domain: ${quoted(domain)},
  figures: {
    welcomeBonusPoints: 500,
    pointsPerEuro: 1,
    pointsPerEuroOfValue: 100,
    minimumPointsToPay: 1000,
    minimumAge: 18,
  },
  pointsExpiry: ${expiry(answers['points-expire'])},
  // What is true for this retailer only, such as \`store\` and \`places\`: docs/brands.md lists the facts. Without them
  // texts are neutral.
  facts: {},
  // Replace every line, then delete \`hasSampleTexts\`: until then information pages say that they are samples.
  hasSampleTexts: true,
  operator: {
    company: { name: ${quoted(`${shop} Muster GmbH`)}, gender: 'feminine' },
    street: 'Musterstraße 1',
    city: '00000 Musterstadt',
    managingDirectors: 'Maria Muster',
    register: 'Amtsgericht Musterstadt, HRB 000000',
    vatId: 'DE999999999',
    dataProtectionAuthority: 'bei der Datenschutzaufsicht in Musterstadt',
  },
  contact: {
    email: ${quoted(`service@${domain}`)},
    phone: '030\\u00a00000\\u00a00000',
    phoneUrl: 'tel:+493000000000',
    hours: 'Montag bis Freitag, 9\\u00a0bis\\u00a017\\u00a0Uhr',
  },
${without.includes('app') ? '  app: noApp,\n' : appOf(name, shop)}  loyalty: {
    prefix: ${quoted(provider)},
    tokenField: ${quoted(`${provider}Token`)},
    accountIdField: ${quoted(`${provider}AccountId`)},
    pointsField: ${quoted(`${provider}Points`)},
    lineItemType: ${quoted(`${provider}Coupon`)},
  },
  newsletterField: ${quoted(`has${pascal(name)}Newsletter`)},
  appId: ${quoted(`${name}-portal`)},
  elementPrefix: ${quoted(name)},
} as const satisfies Brand
`
}
