import { expect, type Page } from 'playwright/test'
import { test } from '../portal/engine.ts'
import { serveNewRemote, startDevelopmentPortal } from '../portal/served-remote.ts'

const address = '/feste'
const form = `import { useState } from 'react'
import { t } from '../messages/form.ts'
import { Note } from '../ui/note.tsx'

function FormPage() {
  const [name, setName] = useState('')
  const [guests, setGuests] = useState(0)
  return (
    <form>
      <h1>{t.heading}</h1>
      <label>Name <input value={name} onChange={(event) => setName(event.target.value)} /></label>
      <label>Ort <input /></label>
      <button type="button" onClick={() => setGuests(guests + 1)}>{guests} Gäste</button>
      <Note />
    </form>
  )
}
export { FormPage as Component }
`
const files = {
  'routes.ts': `import type { RemoteModule } from '@portal/shared-contracts/remotes'
export const routes = [
  { path: '${address}', title: 'Feste', load: () => import('./pages/form.tsx') },
] satisfies RemoteModule['routes']
`,
  'pages/form.tsx': form,
  'messages/form.ts': `export const t = { heading: 'Feste' }\n`,
  'ui/note.tsx': `import * as css from './note.module.css'
export const Note = () => <p className={css.note}>Hinweis</p>
`,
  'ui/note.module.css': '@layer page { .note { color: rgb(1, 2, 3); } }\n',
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const overlay = (page: Page) => page.locator('#webpack-dev-server-client-overlay')
/** Waits in the page, because a poll from outside would add its pause to the time of an edit. */
async function shows(page: Page, text: string): Promise<void> {
  const isShown = (expected: string): boolean | undefined =>
    document.querySelector('main')?.textContent.includes(expected)
  await page.waitForFunction(isShown, text, { polling: 'raf', timeout: 60_000 }).catch(async (cause: unknown) => {
    throw new Error(`The page does not show "${text}" but: ${await page.locator('body').innerText()}`, { cause })
  })
}

/** Fills the form in, and marks page and field: a reload would lose the one, a new field the other. */
async function fill(page: Page): Promise<void> {
  await field(page, 'Name').fill('Erika')
  await field(page, 'Ort').fill('Wien')
  await page.getByRole('button', { name: '0 Gäste' }).click()
  await page.evaluate(() => {
    const [page, input] = [globalThis, document.querySelector('main input')]
    Object.assign(page, { isMarked: true })
    Object.assign(input ?? {}, { isMarked: true })
  })
}

async function expectFilled(page: Page): Promise<void> {
  await expect(field(page, 'Name')).toHaveValue('Erika')
  await expect(field(page, 'Ort')).toHaveValue('Wien')
  await expect(page.getByRole('button', { name: '1 Gäste' })).toBeVisible()
  const marks = await page.evaluate(() =>
    [globalThis, document.querySelector('main input')].map((one) => Reflect.get(one ?? {}, 'isMarked') === true),
  )
  expect(marks, 'the page was reloaded, or the field is another one').toEqual([true, true])
}

test('a half-filled form is kept when a text, a component, a style and a page of a served remote change', async ({
  page,
}) => {
  // Compiles everything twice, and each of 14 edits.
  test.setTimeout(400_000)
  await using portal = await startDevelopmentPortal()
  await using remote = await serveNewRemote(portal, 'mfe-feste', address, files)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(portal.origin + address)
  await shows(page, 'Hinweis')
  await fill(page)

  await test.step('ten edits of a text and of a component', async () => {
    const times: number[] = []
    for (let save = 1; save <= 10; save++) {
      const text = `Fassung ${save}`
      const shown = shows(page, text)
      const start = performance.now()
      if (save % 2 === 0) remote.edit('messages/form.ts', `export const t = { heading: '${text}' }\n`)
      else remote.edit('ui/note.tsx', (before) => before.replace(/Hinweis|Fassung \d+/, text))
      await shown
      times.push(Math.round(performance.now() - start))
    }
    const [median, longest] = [times.toSorted((one, two) => one - two)[5], Math.max(...times)]
    console.log(`An edit is on the page: median ${median} ms, longest ${longest} ms (${times.join(' ')})`)
    await expectFilled(page)
  })

  await test.step('a style', async () => {
    remote.edit('ui/note.module.css', '@layer page { .note { background: rgb(4, 5, 6); } }\n')
    const note = page.getByText('Fassung 9')
    await expect(note).toHaveCSS('background-color', 'rgb(4, 5, 6)')
    await expect(note).not.toHaveCSS('color', 'rgb(1, 2, 3)')
    await expectFilled(page)
  })

  await test.step('a syntax error, and the save that corrects it', async () => {
    expect(errors).toEqual([])
    remote.edit('pages/form.tsx', form.replace('return (', 'return (('))
    await expect(overlay(page)).toBeVisible()
    // The browser can show the error before the output of the dev server is read.
    await expect.poll(remote.log).toContain('form.tsx')
    await expectFilled(page)
    remote.edit('pages/form.tsx', form.replace('Gäste</button>', 'Gäste</button><p>Berichtigt</p>'))
    await shows(page, 'Berichtigt')
    await expect(overlay(page)).toHaveCount(0)
    await expectFilled(page)
  })

  await test.step('a page that is added', async () => {
    remote.edit('pages/list.tsx', 'const ListPage = () => <h1>Alle Feste</h1>\nexport { ListPage as Component }\n')
    const route = `{ path: '${address}/alle', title: 'Alle Feste', load: () => import('./pages/list.tsx') },`
    remote.edit('routes.ts', (before) => before.replace('[\n', `[\n  ${route}\n`))
    const status = async () => (await page.request.get(`${portal.origin}${address}/alle`)).status()
    // The dev server starts again and compiles everything.
    await expect.poll(status, { timeout: 60_000 }).toBe(200)
    // The page still reloads by itself, which ends a navigation in Firefox.
    await expect(() => page.goto(`${portal.origin}${address}/alle`)).toPass()
    await shows(page, 'Alle Feste')
  })

  await test.step('an error that a page throws, with its place', async () => {
    const broken = "const ListPage = () => {\n  throw new Error('Keine Feste')\n}\nexport { ListPage as Component }\n"
    remote.edit('pages/list.tsx', broken)
    const box = page.getByRole('alert').filter({ hasText: 'mfe-feste: Keine Feste' })
    await expect(box).toContainText('src/pages/list.tsx:2')
    await box.getByRole('button', { name: 'Schließen' }).click()
    await expect(box).toHaveCount(0)
  })
  expect(remote.hasBuild(), 'dist could be released').toBe(false)
})
