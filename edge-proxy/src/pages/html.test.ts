import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptPolicy } from './html.ts'

type Policy = { createHTML: (text: string) => string | null; createScriptURL: (url: string) => string | null }

/** The policy as a browser gets it. */
function policyOf(bases: readonly string[]): Policy {
  const created: Policy[] = []
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => name === 'default' && created.push(policy) }
  runInNewContext(scriptPolicy(bases), { self: { trustedTypes }, origin: 'https://portal.example', URL })
  const [policy] = created
  if (policy === undefined) throw new Error('no policy')
  return policy
}

test.each([
  { url: '/assets/main.js', isAllowed: true },
  { url: 'https://portal.example/remotes/mfe-auth/1/entry.js?retry=1', isAllowed: true },
  { url: 'http://localhost:3101/mfe-auth/entry.js', isAllowed: true },
  { url: 'http://localhost:3102/mfe-auth/entry.js', isAllowed: false },
  { url: '/assets/../api/image?src=x', isAllowed: false },
  { url: '/assets/%2e%2e/api/image', isAllowed: false },
  { url: '/api/api?path=shop', isAllowed: false },
  { url: 'https://portal.example.evil.example/assets/x.js', isAllowed: false },
  { url: '//evil.example/assets/x.js', isAllowed: false },
  { url: 'data:text/javascript,alert(1)', isAllowed: false },
  { url: 'blob:https://portal.example/assets/x', isAllowed: false },
])('a script from $url is allowed: $isAllowed', ({ url, isAllowed }) => {
  const policy = policyOf(['/assets/', '/remotes/', 'http://localhost:3101/'])
  expect(policy.createScriptURL(url)).toBe(isAllowed ? url : null)
})

test('markup may be emptied and nothing else', () => {
  const { createHTML } = policyOf([])
  expect([createHTML(''), createHTML('<img src=x onerror=alert(1)>')]).toEqual(['', null])
})

test('a browser without Trusted Types ignores the script', () => {
  expect(() => runInNewContext(scriptPolicy(['/assets/']), { self: {} })).not.toThrow()
})
