import type { CatalogueEntry } from './entry.ts'

const paragraph =
  'Unser Käsemeister erzählt gern und ausführlich, von Almen und Kellern, von Laib und Rinde, von Geduld und Salz. '

/** A text of exactly 10 000 characters. */
export const endlessText = paragraph.repeat(Math.ceil(10_000 / paragraph.length)).slice(0, 10_000)

const longTitle =
  'Das große Verkostungspaket mit zwölf Käsesorten aus sieben Regionen, vier Chutneys, zwei Broten, einer Flasche Riesling Spätlese, einem handgeschriebenen Begleitheft und der Einladung zum Kellerrundgang'

const longWord = 'Weihnachtsfeinkostpräsentkorbzusammenstellungswochenendverkostungseinladung'

/** Titles and subtitles that a page has to show as text, whatever they contain. */
const texts: readonly (readonly [kind: string, title: string, subTitle: string])[] = [
  ['long-title', longTitle, 'alles in einer Kiste'],
  ['long-word', longWord, `${longWord} ${longWord}`],
  ['markup', '<b>Käse</b> & <i>Wein</i> <img src=x onerror="window.executed=true">', 'mit <u>Brot</u> &amp; Butter'],
  ['script', '<script>window.executed=true</script>Apfelstrudel', '"><script>window.executed=true</script>'],
  ['link', 'javascript:window.executed=true', '<a href="javascript:window.executed=true">zum Rezept</a>'],
  ['endless', 'Die ganze Geschichte vom Käse', endlessText],
]

const images = [
  { images: 'none', title: 'Überraschungstüte der Woche', subTitle: 'das Bild ist noch beim Fotografen' },
  { images: 'broken', title: 'Apfelringe, schonend getrocknet', subTitle: 'von der Streuobstwiese, 150 g' },
  { images: 'unlisted', title: 'Quittengelee', subTitle: 'klar wie Bernstein, 200 g' },
] as const

const aktion = { usageType: 'INCENTIVE', points: 0, days: 100 } as const

/** The last Aktionen: images that cannot be shown, and texts that break careless pages. */
export const oddCoupons: CatalogueEntry[] = [
  ...images.map((entry) => ({
    ...aktion,
    couponId: `X-${entry.images}`,
    category: 'Im Laden',
    redeemActions: [{ actionType: 'MULTIPLIERACTION', value: '2' }],
    ...entry,
  })),
  ...texts.map(([kind, title, subTitle]) => ({
    ...aktion,
    couponId: `X-${kind}`,
    category: 'Im Online-Shop',
    redeemActions: [{ actionType: 'DISCOUNTACTION', value: '5' }],
    title,
    subTitle,
  })),
]

/** Rewards that the platform refuses in every order, with its code. */
const rejected = [
  ['WRONG_INTERACTION_POINT', 'Frische Austern', 'nicht lieferbar, nur im Laden zu haben'],
  ['CONDITION_NOT_FULFILLED', 'Präsent für Stammgäste', 'ab dem dritten Einkauf im Monat'],
  ['COUPON_REDEMPTION_IN_PROGRESS', 'Adventskranz mit Gewürzen', 'wird gerade für Sie gebunden'],
  ['COUPON_NOT_ACTIVATED', 'Frühlingskräuter im Topf', 'erst aktivieren, dann bestellen'],
  ['COUPON_NOT_ASSIGNED_ACCOUNT', 'Geburtstagstorte', 'nur im Monat Ihres Geburtstags'],
  ['ACCOUNT_LOCKED', 'Tresorwein', 'Jahrgang unter Verschluss'],
] as const

const reward = {
  usageType: 'REWARD',
  category: 'Produkte',
  days: 100,
  redeemActions: [],
} satisfies Partial<CatalogueEntry>

/**
 * The same as rewards. Their prices lie just below the balance of the demo member, so that they can be
 * redeemed and stand behind the other affordable rewards whatever the order of the list.
 */
export const oddRewards: CatalogueEntry[] = [
  ...images.map((entry, step) => ({ ...reward, couponId: `XR-${entry.images}`, points: 4301 + step, ...entry })),
  ...rejected.map(([code, title, subTitle], step) => ({
    ...reward,
    couponId: `XR-${code}`,
    points: 4305 + step,
    rejectedWith: code,
    title,
    subTitle,
  })),
  ...texts.map(([kind, title, subTitle], step) => ({
    ...reward,
    couponId: `XR-${kind}`,
    points: 4311 + step,
    title,
    subTitle,
  })),
]
