export * from './customer.ts'
export * from './customer-messages.ts'
export * from './field-rules.ts'
export * from './salutation.ts'
