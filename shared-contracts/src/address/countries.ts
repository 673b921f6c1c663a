export type Country = { countryId: string; name: string }

/** The countries until the shop's are loaded, and if they cannot be loaded. */
export const knownCountries = [
  { countryId: 'DE', name: 'Deutschland' },
  { countryId: 'AT', name: 'Österreich' },
  { countryId: 'CH', name: 'Schweiz' },
] as const satisfies readonly Country[]
type IdOf<Country> = Country extends { countryId: infer Id } ? Id : never
export type KnownCountryId = IdOf<(typeof knownCountries)[number]>

/** The name of a country, or the id of one that is not in the list. */
export const countryName = (countries: readonly Country[], countryId: string): string =>
  countries.find((country) => country.countryId === countryId)?.name ?? countryId

/** The id of Germany, the only country rewards are delivered to; the shop may number its countries. */
export const germanyIn = (countries: readonly Country[]): string =>
  countries.find(({ countryId, name }) => countryId === 'DE' || name.trim() === 'Deutschland')?.countryId ?? 'DE'

/** The countries as options of a select field; a stored one that is not in the list is one of them. */
export const countryOptions = (countries: readonly Country[], stored = ''): { value: string; label: string }[] => {
  const isListed = stored === '' || countries.some(({ countryId }) => countryId === stored)
  const listed = countries.map(({ countryId, name }) => ({ value: countryId, label: name }))
  return isListed ? listed : [...listed, { value: stored, label: stored }]
}
