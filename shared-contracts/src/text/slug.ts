/**
 * The slug of a reward title. The order of the rules is fixed (docs/product/formats.md), also where it doubles a
 * hyphen.
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
