/**
 * The slug of a reward title. The rules are applied in the specification's order,
 * literally, even where that doubles a hyphen (spec §9, Slug rule).
 */
export function slug(title: string): string {
  return title
    .replaceAll('%', 'prozent')
    .replaceAll('€', 'euro')
    .replaceAll('&', '-und-')
    .replaceAll('/', '-')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/[^\w-]/g, '')
}
