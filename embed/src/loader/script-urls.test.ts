import { afterEach, expect, test, vi } from 'vitest'
import { createScriptUrls } from './script-urls.ts'

type Rules = { createScriptURL: (url: string) => string }

afterEach(() => vi.unstubAllGlobals())

const browsers = [
  { browser: 'without Trusted Types', trustedTypes: undefined, mark: '' },
  {
    browser: 'with the policy',
    trustedTypes: {
      createPolicy: (name: string, { createScriptURL }: Rules) => ({
        createScriptURL: (url: string) => `${name} ${createScriptURL(url)}`,
      }),
    },
    mark: 'portal-embed ',
  },
  {
    browser: 'whose page lists other policies only',
    trustedTypes: {
      createPolicy: () => {
        throw new TypeError('not listed')
      },
    },
    mark: '',
  },
]
test.each(browsers)(
  'a browser $browser gets addresses of the portal and of no other site',
  ({ trustedTypes, mark }) => {
    vi.stubGlobal('trustedTypes', trustedTypes)
    const scriptUrl = createScriptUrls('https://portal.example')
    const url = 'https://portal.example/remotes/mfe-auth/1.0.0/entry.js?retry=1'
    expect(scriptUrl(url)).toBe(mark + url)
    for (const other of ['https://portal.example.evil.example/x.js', '//evil.example/x.js', 'data:,alert(1)'])
      expect(() => scriptUrl(other)).toThrow(TypeError)
  },
)
