export * from './customer.ts'
export * from './customer-messages.ts'
export * from './member-fields.ts'
export * from './salutation.ts'
