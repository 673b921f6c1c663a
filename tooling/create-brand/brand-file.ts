import type { Noun } from '@portal/shared-contracts/brand/noun'

type Article = 'die' | 'der' | 'das'

/** What its article says of a noun. */
const genders: Readonly<Record<Article, Noun['gender']>> = { die: 'feminine', der: 'masculine', das: 'neuter' }

/** What the command asks for. */
export type Answers = Record<
  'name' | 'shop' | 'card' | 'domain' | 'provider' | 'points-expire' | 'primary' | 'accent',
  string
> &
  Record<'shop-article' | 'card-article', Article>

/** `Kaufhauses`, `Kontors`; feminine nouns have no ending. */
const genitive = (noun: string): string => noun + (/[sßxz]$/.test(noun) ? 'es' : 's')

/** As the first part of a compound: `Kundenkarten-Programm`, `Blütenpass-Programm`. */
const joined = (noun: string, gender: Noun['gender']): string =>
  gender === 'feminine' && noun.endsWith('e') ? `${noun}n` : noun

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function noun(name: string, gender: Noun['gender']): string {
  const forms = gender === 'feminine' ? '' : `, forms: { genitive: ${quoted(genitive(name))} }`
  return `{ name: ${quoted(name)}, gender: '${gender}'${forms} }`
}

/** `feine-kost` → `FeineKost` */
const pascal = (name: string): string => name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** `never`, or `24-year` for 24 months and the end of the calendar year. */
function expiry(answer: string): string {
  const [months, endOf] = answer.split('-')
  return endOf === undefined ? `{ kind: 'never' }` : `{ kind: 'afterMonths', months: ${months}, endOf: '${endOf}' }`
}

/** The text of the file `brand.ts` of a new brand, with an operator that does not exist. */
export function brandFile({ name, shop, card, domain, provider, ...answers }: Answers): string {
  const appUrl = `example.${name.replaceAll('-', '')}.app`
  return `import type { Brand } from '@portal/shared-contracts/brand/brand'

export const brand = {
  shop: ${noun(shop, genders[answers['shop-article']])},
  card: ${noun(card, genders[answers['card-article']])},
  /** The card's name in the header and on the card. */
  wordmark: ${quoted(card)},
  slogan: 'Punkte sammeln und einlösen',
  programme: ${noun(`${joined(card, genders[answers['card-article']])}-Programm`, 'neuter')},
  account: ${noun(`${shop}-Konto`, 'neuter')},
  domain: ${quoted(domain)},
  figures: {
    welcomeBonusPoints: 500,
    pointsPerEuro: 1,
    pointsPerEuroOfValue: 100,
    minimumPointsToPay: 1000,
    minimumAge: 18,
  },
  pointsExpiry: ${expiry(answers['points-expire'])},
  // What is true for this retailer only, such as \`store\` and \`places\`: docs/brands.md lists the facts. Without them texts are neutral.
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
    dataProtectionAuthority: 'bei der Aufsichtsbehörde Ihres Bundeslandes',
  },
  contact: {
    email: ${quoted(`service@${domain}`)},
    phone: '030\\u00a00000\\u00a00000',
    phoneUrl: 'tel:+493000000000',
    hours: 'Montag bis Freitag, 9\\u00a0bis\\u00a017\\u00a0Uhr',
  },
  app: {
    name: ${quoted(`${shop}-App`)},
    appStore: 'https://apps.apple.com/de/app/${name}/id0000000000',
    playStore: 'https://play.google.com/store/apps/details?id=${appUrl}',
  },
  loyalty: {
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
