import { darkScheme } from '@portal/shared-contracts/brand/colors'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { t as rewardTexts } from '@portal/mfe-rewards/messages/rewards'
import { t as embedLogin } from '@portal/embed/messages/login'
import { expect } from 'playwright/test'
import { rgb } from '../portal/rgb.ts'
import { tags } from '../portal/tags.ts'
import { bundleHost } from '../portal/bundle-host.ts'
import { test } from '../portal/embedding.ts'
import { eventsOf, fetchSessionToken, recordEvents, measureTransfer, trueffel } from '../portal/embedding-page.ts'
import { statedBytes } from '../portal/guide.ts'

const root = path.resolve(import.meta.dirname, '../..')
const fileOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

test('a page of React 19 shares its React with the elements of the npm package', async ({
  page,
  embedding: { portal, host },
}) => {
  host.serve('/host.js', await bundleHost('e2e/hosts/react-19.tsx'))
  host.serve(
    '/',
    `<!doctype html><html lang="en" data-portal="${portal.origin}"><meta charset="utf-8"><title>Shop</title><body>` +
      '<div id="app"></div><div id="mounted"></div><button id="more">Mehr</button><script src="/host.js"></script>',
  )
  await recordEvents(page)
  const transferred = measureTransfer(page, portal)
  await page.goto(host.origin)
  const rewards = page.locator(tags.rewards)
  await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
  const bytes = await transferred()
  expect(bytes).toBeLessThanOrEqual(statedBytes('with the React 19 of the page'))
  test.info().annotations.push({ type: 'bytes', description: `rewards with the page's React ${bytes}` })
  await page.getByRole('button', { name: 'Mehr' }).click()
  await expect(page.locator(tags.coupons).getByRole('heading', { name: embedLogin.title })).toBeVisible()
  // One React renders page and elements: each copy names its fields on the nodes with a random key.
  const keys = await rewards.evaluate((element) => {
    const inside = element.shadowRoot?.querySelectorAll('*') ?? []
    const all = [...document.querySelectorAll('#app *'), ...inside]
    return [...new Set(all.flatMap((node) => Object.keys(node).filter((key) => key.startsWith('__reactFiber$'))))]
  })
  expect(keys).toHaveLength(1)

  const toggle = page.getByRole('button', { name: 'Umschalten' })
  await toggle.click()
  await expect(rewards).toHaveCount(0)
  await toggle.click()
  await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
  await page.getByRole('button', { name: 'Weniger' }).click()
  await expect(page.locator(tags.coupons)).toHaveCount(0)
})

const hostScripts = (title: string, ...scripts: string[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><body><div id="app"></div>` +
  scripts.map((script) => `<script>${script}</script>`).join('')

const hosts = [
  {
    title: 'React 18',
    page: () =>
      hostScripts(
        'React 18',
        fileOf('hosts/react-18/node_modules/react/umd/react.production.min.js'),
        fileOf('hosts/react-18/node_modules/react-dom/umd/react-dom.production.min.js'),
        `ReactDOM.createRoot(document.getElementById('app')).render(
          React.createElement('main', null, React.createElement('${tags.rewards}', { theme: 'dark' })))`,
      ),
  },
  {
    title: 'Vue 3',
    page: () =>
      hostScripts(
        'Vue 3',
        fileOf('node_modules/vue/dist/vue.global.prod.js'),
        `Vue.createApp({ render: () => Vue.h('main', Vue.h('${tags.rewards}', { theme: 'dark' })) }).mount('#app')`,
      ),
  },
]
for (const { title, page: html } of hosts)
  test(`a page of ${title} shows an element with a React of its own`, async ({ page, embedding: { portal, host } }) => {
    host.serve('/', `${html()}<script src="${portal.origin}/embed/v1/rewards.js" async></script>`)
    await page.goto(host.origin)
    const rewards = page.locator(tags.rewards)
    await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
    const background = await rewards.locator('.embed').evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(background).toBe(rgb(darkScheme.paper ?? ''))
  })

test('an element works in a page that is a federation host with an older runtime', async ({
  page,
  embedding: { portal, host },
}) => {
  host.serve('/host.js', await bundleHost('hosts/older-federation/host.ts'))
  const script = `<script src="${portal.origin}/embed/v1/rewards.js" async></script>`
  host.serve('/', `${hostScripts('Shop')}<script src="/host.js"></script><${tags.rewards}></${tags.rewards}>${script}`)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto(host.origin)
  await expect(page.locator(tags.rewards).getByRole('heading', trueffel)).toBeVisible()
  // The runtime says that the page keeps its own one, which the remotes of the elements then take.
  expect(warnings).toEqual([expect.stringMatching(/Injected runtime from shop@2\.0\.0 and current is portal-embed@/)])
})

/**
 * An application of Vue whose state is `shop` of the window: the token of its element, its page, and whether it shows.
 */
const vueShop = `
  const shop = Vue.reactive({ isShown: true, sessionToken: undefined, page: undefined })
  Object.assign(globalThis, { shop })
  Vue.createApp({
    render: () => shop.isShown
      ? Vue.h('${tags.rewards}', { '.sessionToken': shop.sessionToken, '.page': shop.page })
      : Vue.h('p', 'Leer')
  }).mount('#app')`

test('a session token without a value and properties without one change nothing in a page of Vue', async ({
  page,
  embedding: { portal, host },
}) => {
  host.serve(
    '/',
    hostScripts('Vue 3', fileOf('node_modules/vue/dist/vue.global.prod.js'), vueShop) +
      `<script src="${portal.origin}/embed/v1/rewards.js" async></script>`,
  )
  await recordEvents(page)
  const logins: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('loginByToken')) logins.push(request.url())
  })
  const set = (state: object) =>
    page.evaluate((values) => {
      Object.assign((window as unknown as { shop: object }).shop, values)
    }, state)
  await page.goto(host.origin)
  const rewards = page.locator(tags.rewards)
  await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
  for (const sessionToken of [undefined, '']) {
    await set({ isShown: false, sessionToken })
    await expect(rewards).toHaveCount(0)
    await set({ isShown: true })
    await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
  }
  // React sets a property that is no longer given to undefined.
  await rewards.evaluate((element) => void Object.assign(element, { portal: undefined, page: undefined, theme: null }))
  await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
  expect(await rewards.evaluate((element) => element.getAttributeNames())).toEqual([])
  expect(logins).toEqual([])
  await set({ sessionToken: await fetchSessionToken(portal) })
  await expect(rewards.getByText(`${rewardTexts.balance}: 4.321`)).toBeVisible()
  expect(logins).toHaveLength(1)
  const events = (await eventsOf(page)) as [string][]
  expect(events.filter(([type]) => type === 'tokenrefused' || type === 'error')).toEqual([])
})
