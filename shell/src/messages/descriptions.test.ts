import { isOfAbsentPart } from '@portal/shared-contracts/brand/parts'
import { expect, test } from 'vitest'
import { landingPage, shellPages } from '../pages/shell-pages.tsx'
import { descriptions } from './descriptions.ts'

test('every public page of the shell has a description, and no other path', () => {
  const publicPages = [landingPage, ...shellPages.filter(({ loginRequired }) => !loginRequired)]
  const described = Object.keys(descriptions).filter((path) => !isOfAbsentPart(path))
  expect(described.toSorted()).toEqual(publicPages.map(({ path }) => path).toSorted())
})
