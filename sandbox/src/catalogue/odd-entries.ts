import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { CatalogueEntry } from './entry.ts'

const paragraph =
  'Unser Käsemeister erzählt gern und ausführlich, von Almen und Kellern, von Laib und Rinde, von Geduld und Salz. '

/** A text of exactly 10 000 characters. */
export const endlessText = paragraph.repeat(Math.ceil(10_000 / paragraph.length)).slice(0, 10_000)

const longTitle =
  'Das große Verkostungspaket mit zwölf Käsesorten aus sieben Regionen, vier Chutneys, zwei Broten, einer Flasche Riesling Spätlese, einem handgeschriebenen Begleitheft und der Einladung zum Kellerrundgang'

const longWord = 'Weihnachtsfeinkostpräsentkorbzusammenstellungswochenendverkostungseinladung'

type OddEntry = readonly [
  kind: string,
  title: string,
  subTitle: string,
  field?: Partial<Pick<CatalogueEntry, 'images' | 'rejectedWith'>>,
]

/** Titles and subtitles that a page has to show as text, whatever they contain. */
const texts: readonly OddEntry[] = [
  ['long-title', longTitle, 'alles in einer Kiste'],
  ['long-word', longWord, `${longWord} ${longWord}`],
  ['markup', '<b>Käse</b> & <i>Wein</i> <img src=x onerror="window.executed=true">', 'mit <u>Brot</u> &amp; Butter'],
  ['script', '<script>window.executed=true</script>Apfelstrudel', '"><script>window.executed=true</script>'],
  ['link', 'javascript:window.executed=true', '<a href="javascript:window.executed=true">zum Rezept</a>'],
  ['endless', 'Die ganze Geschichte vom Käse', endlessText],
]

/** Images that cannot be shown. */
const images: readonly OddEntry[] = [
  ['none', 'Überraschungstüte der Woche', 'das Bild ist noch beim Fotografen', { images: 'none' }],
  ['broken', 'Apfelringe, schonend getrocknet', 'von der Streuobstwiese, 150 g', { images: 'broken' }],
  ['unlisted', 'Quittengelee', 'klar wie Bernstein, 200 g', { images: 'unlisted' }],
]

/** Ids whose characters an address encodes; that with a slash cannot be in the path of a call. */
const ids: readonly OddEntry[] = [
  ['v1.2:3+4', 'Walnüsse aus der Pfalz', 'im Netz, 500 g', { images: 'none' }],
  ['a/b', 'Maronen, halb und ganz', 'geröstet und geschält, 250 g', { images: 'none' }],
]

/** Rewards that the platform refuses in every order, with its code. */
const rejected = [
  ['WRONG_INTERACTION_POINT', 'Frische Austern', 'nicht lieferbar, nur im Laden zu haben'],
  ['CONDITION_NOT_FULFILLED', 'Präsent für Stammgäste', 'ab dem dritten Einkauf im Monat'],
  [
    'COUPON_REDEMPTION_IN_PROGRESS',
    'Adventskranz mit Gewürzen',
    sieOrDu('wird gerade für Sie gebunden', 'wird gerade für Dich gebunden'),
  ],
  ['COUPON_NOT_ACTIVATED', 'Frühlingskräuter im Topf', 'erst aktivieren, dann bestellen'],
  [
    'COUPON_NOT_ASSIGNED_ACCOUNT',
    'Geburtstagstorte',
    sieOrDu('nur im Monat Ihres Geburtstags', 'nur im Monat Deines Geburtstags'),
  ],
  ['ACCOUNT_LOCKED', 'Tresorwein', 'Jahrgang unter Verschluss'],
] as const

const aktionen = (category: string, actionType: string, value: string, entries: readonly OddEntry[]) =>
  entries.map(([kind, title, subTitle, field]): CatalogueEntry => {
    const redeemActions = [{ actionType, value }]
    const aktion = { usageType: 'INCENTIVE', points: 0, days: 100, redeemActions } as const
    return { ...aktion, couponId: `X-${kind}`, category, title, subTitle, ...field }
  })

/** The last Aktionen: images that cannot be shown, unusual ids, and texts that break careless pages. */
export const oddCoupons: CatalogueEntry[] = [
  ...aktionen('Im Laden', 'MULTIPLIERACTION', '2', images),
  ...aktionen('Im Laden', 'MULTIPLIERACTION', '2', ids),
  ...aktionen('Im Online-Shop', 'DISCOUNTACTION', '5', texts),
]

const rewards = (firstPrice: number, entries: readonly OddEntry[]) =>
  entries.map(([kind, title, subTitle, field], step): CatalogueEntry => {
    const reward = { usageType: 'REWARD', category: 'Produkte', days: 100 } as const
    const points = firstPrice + step
    return { ...reward, couponId: `XR-${kind}`, points, redeemActions: [], title, subTitle, ...field }
  })

/**
 * The same as rewards. Their prices lie just below the balance of the demo member, so that they can be
 * redeemed and stand behind the other affordable rewards whatever the order of the list.
 */
export const oddRewards: CatalogueEntry[] = [
  ...rewards(4301, images),
  ...rewards(
    4305,
    rejected.map(([code, title, subTitle]) => [code, title, subTitle, { rejectedWith: code }]),
  ),
  ...rewards(4311, texts),
  ...rewards(4317, ids),
]
