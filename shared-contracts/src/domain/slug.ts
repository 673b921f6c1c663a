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

/** Path of a highlight's detail page (spec §2). */
export const highlightPath = (title: string, couponId: string): string => `/top/${slug(title)}_${couponId}`

/** The id stands after the last `_`; the slug before it is for people only (design §10). */
export const couponIdOfHighlight = (segment: string): string => segment.slice(segment.lastIndexOf('_') + 1)
