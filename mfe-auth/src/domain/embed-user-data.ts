import { brand } from '@delikaterie/shared-contracts/brand'
import type { UserData } from '@delikaterie/shared-contracts/calls'

const { accountIdField, pointsField } = brand.loyalty

/**
 * What a page of another origin gets of the profile: what its elements show and order with, and no more than the
 * permission window says. The birth date and the newsletter stay in the portal.
 */
export function embedUserData(user: UserData) {
  const { salutation, firstName, lastName, street, streetNumber, zipCode, city, countryId } = user.address
  return {
    loginName: user.loginName,
    email: user.email,
    address: { salutation, firstName, lastName, street, streetNumber, zipCode, city, countryId },
    [accountIdField]: user[accountIdField],
    [pointsField]: user[pointsField],
    webshopOnly: user.webshopOnly,
  }
}
