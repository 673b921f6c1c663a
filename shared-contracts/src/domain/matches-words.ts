/** In lower case, without accents and umlaut dots, so that `truffel` finds Trüffel. */
const normalized = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim()

/** Whether the text contains every typed word; an empty search matches all. */
export function matchesWords(text: string, typed: string): boolean {
  const normalizedText = normalized(text)
  return normalized(typed)
    .split(/\s+/)
    .every((word) => normalizedText.includes(word))
}
