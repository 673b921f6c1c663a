import * as facts from '../facts/brand-facts.ts'

/** Every portal has an online shop, whose accounts can join the programme. */
export const inWebShop = 'im Online-Shop'

const lists = {
  und: new Intl.ListFormat('de', { type: 'conjunction' }),
  oder: new Intl.ListFormat('de', { type: 'disjunction' }),
}

/** `im Laden, beim Catering und im Online-Shop` */
export const inText = (places: readonly string[], word: keyof typeof lists = 'und'): string =>
  lists[word].format(places)

/** Where members show their card. */
export const cardPlaces = inText(facts.places.map(({ at }) => at))

/** Where members collect points. */
export const pointsPlaces = inText([...facts.places.map(({ at }) => at), inWebShop])
