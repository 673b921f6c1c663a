import type { PageData, RegistrySnapshot } from '@portal/shared-contracts/remotes'
import { restoreSession } from '@portal/page-library/session/write'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { shellPages } from '../pages/shell-pages.tsx'
import { loadShellPage } from '../pages/shell-page-view.tsx'
import { releaseRecord } from '../testing/release-record.ts'
import { App } from './app.tsx'

await Promise.all(shellPages.map(loadShellPage))

const record = releaseRecord({
  name: 'mfe-games',
  routes: [{ path: '/spiele', title: 'Spiele', chunks: [] }],
  menu: [{ menu: 'legal', label: 'Spielregeln', path: '/spiele' }],
})

function page(registry: RegistrySnapshot): string {
  const data: PageData = {
    document: 'faq',
    menu: 'visitor',
    origin: '',
    year: '2031',
    idleTimeout: 0,
    tokenRefreshAge: 0,
    pointsRefreshAge: 0,
    registry,
  }
  return renderToString(
    <StaticRouter location="/faq">
      <App data={data} loader={null} />
    </StaticRouter>,
  )
}

test('an entry of a remote is not in the markup that a page hydrates, and is in the menu afterwards', () => {
  const registry = { 'mfe-games': { base: '/', record } }
  expect(page(registry)).toBe(page({}))
  restoreSession(null)
  expect(page(registry).match(/<a [^>]*href="\/spiele"[^>]*>Spielregeln/g)).toHaveLength(2)
  expect(page({})).not.toContain('Spielregeln')
})
