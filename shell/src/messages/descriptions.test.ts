import { expect, test } from 'vitest'
import { landingPage, shellPages } from '../pages/index.ts'
import { descriptions } from './descriptions.ts'

test('every public page of the shell has a description, and no other path', () => {
  expect(Object.keys(descriptions).toSorted()).toEqual([landingPage, ...shellPages].map(({ path }) => path).toSorted())
})
