export * from './address.ts'
export * from './address-messages.ts'
