/** In lower case, without accents and umlaut dots, so that `truffel` finds Trüffel. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim()

/** An umlaut written with an e, as on a keyboard without umlauts: `kaese` finds Käse. */
const withoutUmlautE = (word: string): string => word.replaceAll(/([aou])e/g, '$1')

/** Whether a {@link searchable} text contains every typed word; an empty search matches all. */
export function wordFinder(typed: string): (text: string) => boolean {
  const words = searchable(typed)
    .split(/\s+/)
    .map((word) => [word, withoutUmlautE(word)] as const)
  return (text) => words.every(([word, short]) => text.includes(word) || text.includes(short))
}

/** The same for one text as it is shown. */
export const matchesWords = (text: string, typed: string): boolean => wordFinder(typed)(searchable(text))
