/** Without case, accents and umlauts, so that `truffel` finds Trüffel. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim()

/** Whether the text contains every typed word; an empty search matches all. */
export function matchesWords(text: string, typed: string): boolean {
  const searched = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
