export * from './contract.ts'
export * from './match-route.ts'
export * from './registry.ts'
export * from './page-data.ts'
