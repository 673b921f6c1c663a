import { brand } from '@portal/shared-contracts/brand/brand'

/** The address of a demo account of the sandbox, at the brand's domain. */
export const demoEmail = (name: string): string => `${name}@${brand.domain}`
