/** The countries members can live in. A fixed list, because pages do not load the shop's. */
export const countries = [
  { countryId: 'DE', name: 'Deutschland' },
  { countryId: 'AT', name: 'Österreich' },
  { countryId: 'CH', name: 'Schweiz' },
] as const

/** The German name of a country, or the id of one that is not in the list. */
export const countryName = (countryId: string): string =>
  countries.find((country) => country.countryId === countryId)?.name ?? countryId
