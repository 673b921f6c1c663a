import { expect, test } from 'vitest'
import { landingPage, shellPages } from '../pages/shell-pages.tsx'
import { descriptions } from './descriptions.ts'

test('every public page of the shell has a description, and no other path', () => {
  const publicPages = [landingPage, ...shellPages.filter(({ loginRequired }) => !loginRequired)]
  expect(Object.keys(descriptions).toSorted()).toEqual(publicPages.map(({ path }) => path).toSorted())
})
