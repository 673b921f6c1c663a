import { formatDate } from '@delikaterie/shared-contracts/berlin-time'
import { brand } from '@delikaterie/shared-contracts/brand'
import type { Address, UserData } from '@delikaterie/shared-contracts/calls'
import { countryName, type Country } from '@delikaterie/shared-contracts/domain/countries'

const joined = (parts: readonly (string | null)[], separator = ' '): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator)

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('de-DE') + text.slice(1)

/** Street and number, postcode and town, country; empty if only the country is known. */
function addressText(
  { street, streetNumber, zipCode, city, countryId }: Address,
  countries: readonly Country[],
): string {
  const lines = joined([joined([street, streetNumber]), joined([zipCode, city])], '\n')
  return lines && joined([lines, countryId && countryName(countries, countryId.trim())], '\n')
}

export const t = {
  title: 'Persönliche Daten',
  /** Missing values are shown as '-'. */
  rows: (
    { address, email, memberSince }: UserData,
    countries: readonly Country[],
  ): { label: string; value: string }[] =>
    [
      { label: 'Anrede', value: capitalised(address.salutation.trim()) },
      { label: 'Name', value: joined([address.firstName, address.lastName]) },
      { label: 'Geburtsdatum', value: formatDate(address.birthDate.trim()) },
      { label: 'Adresse', value: addressText(address, countries) },
      { label: 'E-Mail', value: email.trim() },
      { label: 'Mitglied seit', value: formatDate(memberSince) },
    ].map(({ label, value }) => ({ label, value: value || '-' })),
  change: `Etwas stimmt nicht mehr? Unser Kundenservice ändert es gern für Sie (${brand.contact.hours}):`,
  email: brand.contact.email,
}
