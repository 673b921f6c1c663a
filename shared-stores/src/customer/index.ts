export * from './customer-errors.ts'
export * from './customer-fields.ts'
export * from './customer-messages.ts'
export * from './name-correction.ts'
