/** A colour #rrggbb as browsers compute it, such as `rgb(15, 31, 25)`. */
export const rgb = (color: string): string =>
  `rgb(${[1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16)).join(', ')})`
