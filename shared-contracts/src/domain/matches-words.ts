/** In lower case, without accents and umlaut dots, so that `truffel` finds Trüffel. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim()

/** Whether a {@link searchable} text contains every typed word; an empty search matches all. */
export function wordFinder(typed: string): (text: string) => boolean {
  const words = searchable(typed).split(/\s+/)
  return (text) => words.every((word) => text.includes(word))
}

/** The same for one text as it is shown. */
export const matchesWords = (text: string, typed: string): boolean => wordFinder(typed)(searchable(text))
