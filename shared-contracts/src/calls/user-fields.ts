import * as v from '../schema/schema.ts'
import { Text } from './text.ts'

export const userPath = 'shop/user'
export const localeId = v.literal('de_DE')
export const nameFields = { salutation: Text, firstName: Text, lastName: Text }
