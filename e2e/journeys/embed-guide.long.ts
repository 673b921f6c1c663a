import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { t as rewardTexts } from '@portal/mfe-rewards/messages/rewards'
import { expect, type Page } from 'playwright/test'
import { tags } from '../portal/tags.ts'
import { test as base } from '../portal/embedding.ts'
import { fetchSessionToken } from '../portal/embedding-page.ts'
import { snippetsOf } from '../portal/guide.ts'
import { installOutsideHost, type OutsideHost } from '../portal/outside-host.ts'

/** What the browser refused by the policy of the page. */
const violationsOf = (page: Page) => page.evaluate(() => (window as unknown as { violations: string[] }).violations)

const test = base.extend<{ guidePage: Page }, { outside: OutsideHost }>({
  guidePage: async ({ page }, use) => {
    await page.addInitScript(() => {
      const violations: string[] = []
      Object.assign(window, { violations })
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        violations.push(`${violatedDirective} ${blockedURI}`),
      )
    })
    await use(page)
    expect(await violationsOf(page)).toEqual([])
  },
  outside: [
    async ({}, use) => {
      using outside = await installOutsideHost()
      await use(outside)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const rewards = (page: Page) => page.locator(tags.rewards)
const showsRewards = (page: Page) => expect(rewards(page).getByRole('heading', { name: titleOf('R1') })).toBeVisible()

for (const [index, source] of ['address', 'nonce'].entries())
  test(`the script tag of docs/embed.md works under its content security policy, a script by its ${source}`, async ({
    guidePage: page,
    embedding: { portal, host },
  }) => {
    const html = snippetsOf('html', portal.origin).filter((snippet) => snippet.includes('<script'))[index] ?? ''
    const policy = snippetsOf('', portal.origin)[index] ?? ''
    const trustedTypes = snippetsOf('', portal.origin)[2] ?? ''
    expect([html, policy, trustedTypes]).toEqual([
      expect.stringContaining('<script'),
      expect.stringMatching(/^script-src .*font-src/),
      expect.stringContaining('require-trusted-types-for'),
    ])
    host.serve('/', `<!doctype html><html lang="de"><title>Shop</title>${html}`, {
      'content-security-policy': `default-src 'none'; ${policy.trim()}; ${trustedTypes.trim()}`,
    })
    await page.goto(host.origin)
    await showsRewards(page)
    // Pictures and fonts load under the policy too.
    await expect
      .poll(() =>
        rewards(page)
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  })

/** The policy of the guide, and the site's own scripts and calls. */
const sitePolicy = (portal: string): string =>
  `default-src 'self'; ${snippetsOf('', portal)[0]?.trim().replaceAll('-src http', "-src 'self' http")}`

const siteOf = (entry: string): string =>
  `<!doctype html><html lang="de"><title>Shop</title><div id="app"></div><script type="module" src="/${entry}"></script>`

test('the React code of docs/embed.md is type-checked, built and shown outside the repository', async ({
  guidePage: page,
  outside,
  embedding: { portal, host },
}) => {
  const [shop = '', memberShop = ''] = snippetsOf('tsx', portal.origin)
  const [mounting = ''] = snippetsOf('ts', portal.origin)
  outside.build(
    {
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          target: 'es2022',
          module: 'preserve',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          lib: ['es2024', 'dom', 'dom.iterable'],
        },
        include: ['*.tsx', '*.ts'],
      }),
      'shop.tsx': shop,
      'member-shop.tsx': memberShop,
      'mounting.ts': mounting,
      'types.tsx': `import type { EmbedElement } from '@portal/embed'
        const element: EmbedElement | null = document.querySelector('${tags.cards}')
        element?.addEventListener('navigate', ({ detail }) => detail.href.length)
        // @ts-expect-error There is no such theme.
        export const wrong = <${tags.cards} theme="blue" />`,
      'main.tsx': `import { createRoot } from 'react-dom/client'
        import { Shop } from './shop'
        createRoot(document.querySelector('#app') as Element).render(<Shop />)`,
      'index.html': siteOf('main.tsx'),
    },
    host,
    sitePolicy(portal.origin),
  )
  await page.goto(host.origin)
  await showsRewards(page)
})

test('the React code of docs/embed.md for servers is rendered there, hydrated, and hears of the element and its token', async ({
  guidePage: page,
  outside,
  embedding: { portal, host },
}) => {
  const [, memberShop = ''] = snippetsOf('tsx', portal.origin)
  const sessionToken = await fetchSessionToken(portal)
  const html = outside.render({
    'member-shop.tsx': memberShop,
    'server.tsx': `import { renderToString } from 'react-dom/server'
      import { MemberShop } from './member-shop'
      process.stdout.write(renderToString(<MemberShop sessionToken="${sessionToken}" />))`,
  })
  expect(html).toMatch(new RegExp(`^<${tags.rewards}><a href="[^"]+">Alle Prämien im Portal<.a><.${tags.rewards}>$`))
  outside.build(
    {
      'main.tsx': `import { hydrateRoot } from 'react-dom/client'
        import { MemberShop } from './member-shop'
        hydrateRoot(document.querySelector('#app') as Element, <MemberShop sessionToken="${sessionToken}" />, {
          onRecoverableError: (error) => console.error(error) })`,
      'index.html': siteOf('main.tsx').replace('<div id="app">', (tag) => tag + html),
    },
    host,
    sitePolicy(portal.origin),
  )
  const messages: string[] = []
  page.on('console', (message) => message.location().url.endsWith('/favicon.ico') || messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.goto(host.origin)
  await expect(rewards(page).getByText(`${rewardTexts.balance}: 4.321`)).toBeVisible()
  await expect(rewards(page).getByText('Alle Prämien im Portal')).toBeHidden()
  expect(messages).toEqual(['session member', 'ready /vorteile-und-praemien/praemien'])
})

test('the Vue code of docs/embed.md is built and shown outside the repository', async ({
  guidePage: page,
  outside,
  embedding: { portal, host },
}) => {
  const [config = ''] = snippetsOf('js', portal.origin)
  const [shop = ''] = snippetsOf('vue', portal.origin)
  outside.build(
    {
      'vite.config.js': config,
      'shop.vue': shop,
      'main.js': `import { createApp } from 'vue'
        import Shop from './shop.vue'
        createApp(Shop).mount('#app')`,
      'index.html': siteOf('main.js'),
    },
    host,
    sitePolicy(portal.origin),
  )
  await page.goto(host.origin)
  await showsRewards(page)
})
