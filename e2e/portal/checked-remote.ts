import { ownMajor } from '@portal/shared-contracts/remotes'
import type { Portal } from './portal.ts'
import { market } from './small-remote.ts'
import { addVersion, recordOf } from './versions.ts'

/** What the page of a version of the small remote is like. */
export type PageOf = 'good' | 'throws' | 'without a text' | 'unknown call'

/** The component of the page; `react` is the page's React. */
const components: Record<PageOf, string> = {
  good: `() => h('h1', null, 'Wochenmarkt')`,
  throws: `() => { throw new Error('broken on purpose') }`,
  'without a text': `() => h('div', null, h('h1', null, 'Wochenmarkt'), h('img', { src: '/icon-192.png' }))`,
  'unknown call': `() => {
    react.useEffect(() => void fetch('/api/market', { method: 'POST' }), [])
    return h('h1', null, 'Wochenmarkt')
  }`,
}

const entryOf = (global: string, page: PageOf): string => `
globalThis.${global} = (() => {
  let scope
  return {
    init: (shared) => void (scope = shared),
    async get() {
      const react = (await Object.values(scope.react)[0].get())()
      const h = react.createElement
      const Component = ${components[page]}
      return () => ({ Component })
    },
  }
})()`

/** Adds a version of the small remote with one page. */
export async function addCheckedVersion(portal: Portal, version: string, page: PageOf): Promise<void> {
  const global = `market_${version.replace(/\W/g, '_')}`
  const code = { 'entry.js': entryOf(global, page) }
  const { name, path, label } = market
  const routes = [{ path, title: label, expose: './page', chunks: [] }]
  const about = {
    name,
    version,
    revision: 'r',
    contract: `${ownMajor}.0.0`,
    entry: 'entry.js',
    global,
    routes,
    widgets: {},
  }
  await addVersion(portal, recordOf(about, code), code)
}
