import { brand } from '@portal/shared-contracts/brand/brand'
import * as v from '../schema.ts'

/** Fields whose names on the wire and in the stored state belong to the brand, by their names in the code. */
const wireNames: Readonly<Record<string, string>> = {
  loyaltyAccountId: brand.loyalty.accountIdField,
  loyaltyPoints: brand.loyalty.pointsField,
  loyaltyToken: brand.loyalty.tokenField,
  hasNewsletter: brand.newsletterField,
}
const codeNames = Object.fromEntries(Object.entries(wireNames).map(([code, wire]) => [wire, code]))

const rename = (fields: object, names: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]))

/** Whether a value is an object and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same object with the code's field names; anything else stays as it is. */
export const fromWire = (value: unknown): unknown => (isObject(value) ? rename(value, codeNames) : value)

/** The same object with the field names of the wire. */
export const toWire = (fields: object): Record<string, unknown> => rename(fields, wireNames)

/** The schema of an object of the wire; its entries have the code's names. */
export const wireObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.unknown(), v.transform(fromWire), v.object(entries))
