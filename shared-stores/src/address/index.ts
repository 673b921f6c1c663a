export * from './address-errors.ts'
export * from './address-fields.ts'
export * from './address-messages.ts'
export * from './address-suggestion.ts'
