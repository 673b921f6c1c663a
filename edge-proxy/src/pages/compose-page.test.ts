import { expect, test } from 'vitest'
import { composePage, composeStaticPage } from './compose-page.ts'
import { resolvePage } from './resolve-page.ts'
import { scriptJson } from './html.ts'
import { dataOf } from './testing/page-app.ts'
import { build, hash, snapshot } from './testing/sample-build.ts'

const data = { origin: 'https://portal.example', year: '2031', idleTimeout: 1, tokenRefreshAge: 2, pointsRefreshAge: 3 }
const compose = (path: string, { isMember = false, more = {}, reportsTimings = false } = {}) =>
  composePage({
    page: resolvePage(path, isMember ? 'member' : 'visitor', build, snapshot),
    build,
    snapshot,
    nonce: 'N0nce',
    data: { ...data, ...more },
    reportsTimings,
  })

const scriptOf = (name: string, letter: string) =>
  `<script src="/assets/${name}.0123456789.js" nonce="N0nce" integrity="${hash(letter)}" crossorigin async></script>`

test('the script that reports load times and web vitals is the last one after the first paint, in pages that report only', () => {
  expect(compose('/', { reportsTimings: true })).toContain(`${scriptOf('report-timings', '7')}</template>`)
  expect(compose('/')).not.toContain('report-timings')
})

test.each(['/', '/impressum', '/konto/passwort/vergessen'])(
  'the page %s has the small script, and the others with their preloads in a template',
  (path) => {
    for (const isMember of [false, true]) {
      const html = compose(path, { isMember })
      expect(html).toContain(`<template id="portal-start">${scriptOf('react', '6')}${scriptOf('main', 'b')}`)
      expect(html).toContain(`</template>${scriptOf('boot', '8')}</body>`)
      expect(html.lastIndexOf('rel="preload" as="script"')).toBeLessThan(html.indexOf('</template>'))
    }
  },
)

test('the policy of scripts stands before every script, and allows a developer to run a remote of another address', () => {
  const html = compose('/')
  expect(html.indexOf('createPolicy("default"')).toBeGreaterThan(0)
  expect(html.indexOf('createPolicy("default"')).toBeLessThan(html.indexOf('<script src='))
  expect(html).toContain('["/assets/","/remotes/"]')
  const banner = { html: '<aside>Vorschau</aside>', bases: ['http://localhost:3101/'] }
  const page = resolvePage('/', 'visitor', build, snapshot)
  const overridden = composePage({ page, build, snapshot, nonce: 'N0nce', data, banner })
  expect(overridden).toContain('"/remotes/","http://localhost:3101/"]')
  expect(overridden).toContain(`</div>${banner.html}<script`)
})

test('title and description are escaped', () => {
  expect(compose('/top/x')).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; | Testkarte</title>')
  expect(compose('/')).toContain('<meta name="description" content="Sammeln &amp; &quot;sparen&quot;">')
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '"\\', '{{year}}', "$&$'"])(
  'the page data contains the session token %j unchanged and no further script element',
  (sessionToken) => {
    const html = compose('/', { isMember: true, more: { sessionToken } })
    expect(dataOf(html)['sessionToken']).toBe(sessionToken)
    expect(html.match(/<script/g)).toEqual(compose('/', { isMember: true }).match(/<script/g))
    expect(JSON.parse(scriptJson(sessionToken))).toBe(sessionToken)
  },
)

test('the page data contains the document and the registry, and nothing secret', () => {
  expect(dataOf(compose('/'))).toEqual({
    ...data,
    document: 'landing',
    menu: 'visitor',
    registry: snapshot,
  })
})

test("every script and preloaded script has the nonce, its hash and the loaders' CORS mode", () => {
  const html = compose('/')
  expect(html).toContain(scriptOf('main', 'b'))
  for (const [file, letter] of [
    ['entry.js', '1'],
    ['box.js', '3'],
  ] as const) {
    expect(html).toContain(
      `<link rel="preload" as="script" href="/remotes/mfe-auth/0.1.0-a/${file}" nonce="N0nce" integrity="${hash(letter)}" crossorigin fetchpriority="low">`,
    )
  }
  for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script).toContain('nonce="N0nce"')
  expect(html).not.toContain('integrity=""')
})

test('the import map has the hash of every module of a remote whose files are modules, before the first script of the portal', () => {
  const [remote] = Object.values(snapshot)
  if (remote === undefined) throw new Error('no remote')
  const files = { 'entry.js': hash('1'), 'pages/one.js': hash('2'), 'one.css': hash('3') }
  const modules = {
    ...remote,
    record: { ...remote.record, module: true as const, files, widgets: { 'login-box': ['pages/one.js', 'one.css'] } },
  }
  const page = resolvePage('/', 'visitor', build, { 'mfe-auth': modules })
  const html = composePage({ page, build, snapshot: { 'mfe-auth': modules }, nonce: 'N0nce', data })
  const map = /<script type="importmap" nonce="N0nce">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const hashes = { [`${remote.base}entry.js`]: hash('1'), [`${remote.base}pages/one.js`]: hash('2') }
  expect(JSON.parse(map)).toMatchObject({ integrity: hashes })
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('<script src='))
  expect(html).toContain(
    `<link rel="modulepreload" href="${remote.base}pages/one.js" nonce="N0nce" integrity="${hash('2')}" fetchpriority="low">`,
  )
  expect(html).toContain(
    `<link rel="preload" as="style" href="${remote.base}one.css" integrity="${hash('3')}" crossorigin>`,
  )
  expect(compose('/')).not.toMatch(/importmap|modulepreload/)
})

test('style sheets are preloaded without crossorigin, as their loader fetches them, unless they are linked', () => {
  const preload = '<link rel="preload" as="style" href="/assets/home.css">'
  expect(compose('/', { isMember: true })).toContain(preload)
  const documents = build.documents.map((document) => ({ ...document, styles: document.files }))
  const page = resolvePage('/', 'member', { ...build, documents }, snapshot)
  expect(composePage({ page, build, snapshot, nonce: 'N0nce', data })).not.toContain(preload)
})

test('the style sheet has its hash, and only fonts of every page are preloaded', () => {
  const html = compose('/impressum')
  expect(html).toContain(
    `<link rel="stylesheet" href="/assets/main.0123456789.css" integrity="${hash('a')}" crossorigin>`,
  )
  expect(html.match(/as="font"[^>]*/g)).toEqual([
    'as="font" type="font/woff2" href="/assets/serif.0c.woff2" crossorigin',
    'as="font" type="font/woff2" href="/assets/sans-latin-wght-normal.0a.woff2" crossorigin',
  ])
})

test('remote code is preloaded after the main script', () => {
  const html = compose('/')
  expect(html.indexOf('rel="preload" as="script"')).toBeGreaterThan(html.indexOf('<script src='))
})

test('the markup contains title and lead of a route that has both, escaped and not replaced once more', () => {
  const html = compose('/konto/passwort/zuruecksetzen')
  expect(html).toContain('<p>Tee &amp; Kaffee</p><p>Von &lt;hier&gt;, {{title}}.</p>')
  expect(dataOf(html).texts).toEqual({ title: 'Tee & Kaffee', lead: 'Von <hier>, {{title}}.' })
})

test('the markup contains the year and no inline style or event handler', () => {
  const html = compose('/impressum')
  expect(html).toContain('<p>imprint 2031</p>')
  expect(html).not.toMatch(/\{\{year\}\}| style=| on\w+=/)
})

test.each([
  { path: '/weg', title: 'Seite nicht gefunden | Testkarte', robots: true },
  { path: '/impressum', title: 'Impressum | Testkarte', robots: false },
])('$path has the title "$title" and noindex: $robots', ({ path, title, robots }) => {
  expect(compose(path)).toContain(`<title>${title}</title>`)
  expect(compose(path).includes('noindex')).toBe(robots)
})

test('parts that the page hides are named on the element around its markup, which is the same for all pages', () => {
  expect(compose('/konto/freigabe')).toContain(
    '<div id="portal" data-hidden="header menu footer hero"><p>layout-task 2031</p>',
  )
  expect(compose('/konto/passwort/vergessen')).toContain('<div id="portal"><p>layout-task 2031</p>')
})

test('a member gets the markup with the menu of members', () => {
  expect(compose('/impressum', { isMember: true })).toContain('<p>imprint 2031 of a member</p>')
})

test('the error page contains no script, and preloads the fonts as every page does', () => {
  const html = composeStaticPage(build, 'error', '2031')
  expect(html).toContain('<title>Fehler | Testkarte</title>')
  expect(html).toContain('<p>error 2031</p>')
  expect(html).not.toContain('<script')
  // Sheets of lazy pages come first by name and would change the order of the cascade layers.
  expect(html.match(/<link[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/assets/serif.0c.woff2" crossorigin>',
    '<link rel="preload" as="font" type="font/woff2" href="/assets/sans-latin-wght-normal.0a.woff2" crossorigin>',
    '<link rel="stylesheet" href="/assets/main.0123456789.css">',
  ])
})

test('a document links the style sheets of its lazy page after the main one, which declares the layers', () => {
  const sheets = (html: string) =>
    [...html.matchAll(/rel="stylesheet" href="([^"]+)" integrity="([^"]+)"/g)].map(([, file, sum]) => [file, sum])
  expect(sheets(compose('/impressum'))).toEqual([
    ['/assets/main.0123456789.css', hash('a')],
    ['/assets/info.css', hash('9')],
  ])
  expect(sheets(compose('/'))).toEqual([['/assets/main.0123456789.css', hash('a')]])
})

// Rules: public-pages-55, public-pages-57
test('every page is in German and says without JavaScript what needs it, above the content', () => {
  expect(compose('/impressum')).toContain('<html lang="de">')
  expect(compose('/impressum')).toMatch(
    /<body><noscript><p[^>]*>Für Anmeldung und Prämien braucht diese Seite JavaScript/,
  )
})

test('the registry in a page has the hashes of the files that pages load, and neither those of its JSON files nor imports', () => {
  const [remote] = Object.values(snapshot)
  if (remote === undefined) throw new Error('no remote')
  const files = { ...remote.record.files, 'licences.json': hash('x'), 'mf-manifest.json': hash('y') }
  const imports = { '@portal/page-library/session': ['$status'] }
  const release = { ...remote, record: { ...remote.record, files, imports } }
  const withLists = { 'mfe-auth': { ...release, previous: release } }
  const page = resolvePage('/', 'visitor', build, withLists)
  const html = composePage({ page, build, snapshot: withLists, nonce: 'N0nce', data })
  expect(html).toContain(`"entry.js":"${hash('1')}"`)
  expect(html).not.toMatch(/licences\.json|mf-manifest|page-library/)
})
