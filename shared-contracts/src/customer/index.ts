export * from './customer.ts'
export * from './customer-messages.ts'
