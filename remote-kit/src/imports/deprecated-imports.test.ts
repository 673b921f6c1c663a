import { expect, test } from 'vitest'
import { deprecatedImports, describeDeprecated } from './deprecated-imports.ts'

const versions = { since: '4.1.0', until: '5.0.0', use: '`$member`' }
const user = { module: '@portal/shared-contracts/session', name: '$userData', ...versions }
const card = { module: '@portal/shared-ui/icons', name: 'CardIcon', ...versions }

test.each([
  {
    title: 'by the path of today',
    imports: { '@portal/page-library/session': ['$userData'] },
    expected: ['$userData'],
  },
  {
    title: 'by an earlier path',
    imports: { '@portal/shared-contracts/session': ['$userData'] },
    expected: ['$userData'],
  },
  { title: 'of a whole module', imports: { '@portal/page-library/session': ['*'] }, expected: ['$userData'] },
  {
    title: 'of an optional module',
    imports: { '@portal/shared-ui/icons/icons': ['CardIcon'] },
    expected: ['CardIcon'],
  },
  { title: 'of the same name in another module', imports: { '@portal/page-library/api': ['$userData'] }, expected: [] },
  { title: 'that are not deprecated', imports: { '@portal/page-library/session': ['$status'] }, expected: [] },
])('deprecated parts among imports $title', ({ imports, expected }) => {
  expect(deprecatedImports(imports, [user, card]).map(({ name }) => name)).toEqual(expected)
})

test('a deprecated part says until which version it stays', () => {
  expect(describeDeprecated(user)).toBe('since 4.1.0, until contract 5.0.0: use `$member`')
  expect(describeDeprecated(card)).toBe('since 4.1.0, until version 5.0.0: use `$member`')
})
