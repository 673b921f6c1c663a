export * from './contract.ts'
export * from './registry.ts'
export * from './page-data.ts'
