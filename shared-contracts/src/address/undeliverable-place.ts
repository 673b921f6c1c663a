import { withoutInvisible } from '../text/tidy.ts'

export type UndeliverableCode = 'packstationNotAllowed' | 'postfachNotAllowed'

/** Words for a place where parcels wait for the person who fetches them. */
const parcelWords =
  'packstation pakstation paketstation packetstation packst packstat postfiliale postfil paketshop packshop parcelshop ' +
  'paketbox packbox paketfach packfach paketautomat paketschliessfach abholstation abholbox pickpost mypost24 ' +
  'accesspoint amazonlocker parcellocker postnummer postnr'

/** Words for a box at a post office, also in Switzerland, and for post that waits there. */
const boxWords =
  'postfach postfacher postfaecher schliessfach abholfach postbox pobox postofficebox casepostale casellapostale ' +
  'boitepostale postlagernd posterestante'

/** Any of the words, also with blanks between their letters. */
const anyOf = (words: string): string =>
  `(?:${words
    .split(' ')
    .map((word) => [...word].join(' ?'))
    .join('|')})`

/** A longer word, such as `Postfachweg`, is a street, unless it goes on with the word for a number. */
const asSuch = '(?:(?=s? ?(?:nr|nummer))|(?![a-z]| (?:str|weg|gasse|platz|allee|ring|damm|ufer|pfad|steig)))'
const number = ' ?(?:nr ?)?\\d'

const parcelPlace = new RegExp(
  `${anyOf(parcelWords)}${asSuch}|(?<![a-z])filiale${number}\\d\\d|^(?:dhl ?)?poststation${number}\\d\\d`,
)
/** Short words count only with a number. */
const postBox = new RegExp(`${anyOf(boxWords)}${asSuch}|(?<![a-z\\d])${anyOf('pf pob postf pfach')}${number}`)

/** In small letters without accents, with one blank for all that is neither letter nor digit. */
const folded = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Why nothing can be delivered to the place that a text of an address names; null for any other text. */
export function undeliverablePlace(typed: string): UndeliverableCode | null {
  const text = folded(typed)
  if (parcelPlace.test(text)) return 'packstationNotAllowed'
  return postBox.test(text) ? 'postfachNotAllowed' : null
}
