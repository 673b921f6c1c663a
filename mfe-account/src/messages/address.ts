import { countryName, type Country } from '@delikaterie/shared-contracts/domain/countries'
import type { Address } from '@delikaterie/shared-contracts/calls'
import { joined } from './joined.ts'

/** Street and number, postcode and town, country; '-' if only the country is known. */
export function addressText(
  { street, streetNumber, zipCode, city, countryId }: Address,
  countries: readonly Country[],
): string {
  const lines = joined([joined([street, streetNumber]), joined([zipCode, city])], '\n')
  return (lines && joined([lines, countryId && countryName(countries, countryId.trim())], '\n')) || '-'
}

export const t = {
  title: 'Adresse',
  row: 'Adresse',
  edit: 'Adresse ändern',
  add: 'Adresse angeben',
  saved: 'Ihre neue Adresse gilt ab sofort.',
}
