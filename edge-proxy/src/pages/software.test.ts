import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as paths from '@portal/shared-contracts/paths'
import type { LicenceList } from '@portal/shared-contracts/remotes/licences'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import type { RemoteReleases } from '../releases/remote-releases.ts'
import { addSoftwarePage } from './software.ts'
import { authRecord, build, hash } from './testing/sample-build.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'software-'))
afterAll(() => rmSync(folder, { recursive: true }))

const mit = (name: string, version = '1.0.0') => ({ name, version, license: 'MIT', text: `(c) ${name} <all>` })
const put = (file: string, list: LicenceList | string): void => {
  const place = path.join(folder, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, typeof list === 'string' ? list : JSON.stringify(list))
}
put('dist/assets/licences.shell.json', { packages: [mit('react', '19.3.1'), mit('@portal/shared-ui')] })
put('embed/licences.parts.json', { packages: [mit('react', '19.3.1')] })
put('embed/licences.scripts.json', { packages: [mit('ky')] })
put('releases/remotes/mfe-auth/0.1.0-a/licences.json', { packages: [mit('ky'), mit('react', '18.0.0')] })
put('releases/remotes/mfe-auth/0.0.9-z/licences.json', { packages: [mit('ky')] })
put('releases/remotes/mfe-auth/0.2.0-b/licences.json', { packages: [mit('ky'), mit('zod', '4.0.0')] })
put('releases/remotes/mfe-broken/0.1.0-a/licences.json', '{"packages":[{"name":"half"}]}')

const release = (name: string, version: string, ...files: string[]) => ({
  base: `/remotes/${name}/${version}/`,
  record: { ...authRecord, name, version, files: Object.fromEntries(files.map((file) => [file, hash('1')])) },
})
const state = (releases: RemoteReleases) => ({ releases, fault: null })
const remotes = {
  'mfe-auth': state({
    current: release('mfe-auth', '0.1.0-a', 'entry.js', 'licences.json'),
    previous: release('mfe-auth', '0.0.9-z', 'entry.js', 'licences.json'),
    canary: { ...release('mfe-auth', '0.2.0-b', 'entry.js', 'licences.json'), percent: 5 },
  }),
  'mfe-broken': state({ current: release('mfe-broken', '0.1.0-a', 'entry.js', 'licences.json') }),
  'mfe-old': state({ current: release('mfe-old', '0.1.0-a', 'entry.js') }),
}

async function open(address: string = paths.software) {
  const app = new Hono()
  const page = {
    ...build.documents[0]!,
    document: 'software',
    html: { visitor: '<main>{{software}}</main>', shop: '', member: '' },
  }
  addSoftwarePage(app, {
    registry: { status: async () => ({ revision: 1, fault: null, copyFault: null, remotes }) },
    config: { copyDir: path.join(folder, 'releases') },
    build: () => ({ ...build, documents: [page] }),
    shellDist: path.join(folder, 'dist'),
    embedDist: path.join(folder, 'embed'),
  })
  const response = await app.request(address)
  const html = await response.text()
  const items = [...html.matchAll(/<li(?: [^>]*)?>(.*?)<\/li>/g)].map(([, item = '']) =>
    item
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  return { response, html, items }
}

// Rules: public-pages-97, public-pages-98
test.each([paths.software, `${paths.software}/`])(
  'at %s every package of shell, remotes and elements stands once with its version, licence, parts and text',
  async (address) => {
    const { response, html, items } = await open(address)
    expect(response.status).toBe(200)
    expect(items.slice(0, 4)).toEqual([
      'ky 1.0.0 MIT Enthalten in: mfe-auth, Elemente für andere Seiten (c) ky &lt;all&gt;',
      'react 18.0.0 MIT Enthalten in: mfe-auth (c) react &lt;all&gt;',
      'react 19.3.1 MIT Enthalten in: Portal, Elemente für andere Seiten (c) react &lt;all&gt;',
      'zod 4.0.0 MIT Enthalten in: mfe-auth (c) zod &lt;all&gt;',
    ])
    expect(html).not.toContain('@portal/')
    expect(html).not.toContain('<script')
  },
)

// Rule: public-pages-99
test('a part whose build has no list, or one that cannot be read, is named as such beside the others', async () => {
  const { items } = await open()
  expect(items.slice(4)).toEqual([
    'Portal Pakete: 2',
    'mfe-auth 0.1.0-a Pakete: 2',
    'mfe-auth 0.2.0-b Pakete: 2',
    'mfe-auth 0.0.9-z Pakete: 1',
    'mfe-broken 0.1.0-a Für diesen Teil liegt keine Liste vor.',
    'mfe-old 0.1.0-a Für diesen Teil liegt keine Liste vor.',
    'Elemente für andere Seiten Pakete: 2',
  ])
})

test('the page has the sheet that it links', async () => {
  const { html } = await open()
  expect(html).toContain(`<link rel="stylesheet" href="${paths.softwareSheet}">`)
  const { response } = await open(paths.softwareSheet)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
})
