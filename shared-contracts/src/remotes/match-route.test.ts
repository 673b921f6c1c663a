import { expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'

test.each([
  { pattern: '/', path: '/', params: {} },
  { pattern: '/', path: '//', params: null },
  { pattern: '/', path: '/agb', params: null },
  { pattern: '/agb', path: '/agb', params: {} },
  { pattern: '/agb', path: '/agb/', params: {} },
  { pattern: '/agb', path: '/AGB', params: {} },
  { pattern: '/agb', path: '/%61gb', params: {} },
  { pattern: '/agb', path: '/agb/mehr', params: null },
  { pattern: '/agb', path: '//evil.example/agb', params: null },
  { pattern: '/konto/karten', path: '/konto%2Fkarten', params: null },
  { pattern: '/konto/karten', path: '/konto', params: null },
  { pattern: '/top/:slug', path: '/top/Kaffee_C1', params: { slug: 'Kaffee_C1' } },
  { pattern: '/top/:slug', path: '/top/ein%20Tee_C%2F1', params: { slug: 'ein Tee_C/1' } },
  { pattern: '/top/:slug', path: '/top/100%', params: { slug: '100%' } },
  { pattern: '/top/:slug', path: '/top/', params: null },
  { pattern: '/top/:slug', path: '/top', params: null },
  { pattern: '/:a/:b', path: '/x/y', params: { a: 'x', b: 'y' } },
])('$pattern at $path has the parameters $params', ({ pattern, path, params }) => {
  expect(matchRoute(pattern, path)).toEqual(params)
})
