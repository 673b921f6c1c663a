import { firstBrand } from '@portal/brands/brand-names'
import { expect, test } from 'vitest'
import { sandboxDatabase } from './sandbox-database.ts'

test('a portal of another brand on the same machine begins with members of its own', () => {
  expect([firstBrand, 'kaufhaus'].map(sandboxDatabase)).toEqual(['sandbox.sqlite', 'sandbox-kaufhaus.sqlite'])
})
