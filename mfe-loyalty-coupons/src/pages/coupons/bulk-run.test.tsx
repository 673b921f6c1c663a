import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { couponsOf, openPage } from '../../testing/coupons-portal.ts'
import { ActivateAll } from './activate-all.tsx'
import { BulkRun } from './bulk-run.tsx'

const ids = ['AC1-A1', 'AC1-A3', 'AC1-A4', 'AC1-A5']

/** The page with the markup of a run of four coupons. */
async function openRun() {
  const portal = await openPage()
  const { page } = portal
  const shown = couponsOf(page).filter(({ id }) => ids.includes(id))
  return {
    ...portal,
    shown,
    activateAll: () => page.activateAll(shown),
    markup: () => renderToStaticMarkup(<BulkRun store={page} onAction={() => {}} />),
  }
}

/** What screen readers announce of a run that goes on. */
const announced = (markup: string): string | undefined => /<output>([^<]*)<\/output>/.exec(markup)?.[1]

// Rule: coupons-60
test('the progress is announced at the start and after each ten coupons, by an output that is there before', async () => {
  const { page, markup } = await openRun()
  expect(announced(markup())).toBe('')
  const texts = [0, 9, 10, 29, 40].map((done) => {
    page.$bulk.set({ kind: 'running', activated: true, done, total: 40 })
    expect(markup()).toContain(`<span>${done} von 40 Coupons bearbeitet …</span>`)
    return announced(markup())
  })
  expect(texts).toEqual([0, 0, 10, 20, 40].map((done) => `${done} von 40 Coupons bearbeitet …`))
})

// Rule: coupons-60
test('what failed is in the live region with one message for each reason, and its list is not', async () => {
  const { changes, activateAll, markup } = await openRun()
  changes.respond = async () => Response.json({ code: 'COUPON_NOT_ACTIVATABLE' }, { status: 409 })
  await activateAll()
  const [status = '', list = ''] = markup().split('<details')
  expect(status).toMatch(/role="status".*Bei 4 Coupons hat es nicht geklappt\./)
  expect(list.split('<li>')).toHaveLength(5)
  const depth = (status.match(/<div/g) ?? []).length - (status.match(/<\/div>/g) ?? []).length
  expect(depth).toBe(1)
  expect(announced(status)).toBe('')
})

// Rule: coupons-34
test('a button that is disabled says why, except beside the result of its own coupons', async () => {
  const { page, shown, changes, activateAll } = await openRun()
  const reason = (visible: typeof shown) =>
    /role="status"/.test(renderToStaticMarkup(<ActivateAll store={page} visible={visible} isFiltered />))
  changes.respond = async (id) => (id === 'AC1-A3' ? Promise.reject(new TypeError('fetch failed')) : undefined)
  await activateAll()
  expect(page.$bulk.get()).toMatchObject({ kind: 'finished', changed: ['AC1-A1'], canResume: true })
  expect(reason(shown.filter(({ id }) => id === 'AC1-A1'))).toBe(false)
  expect(reason(couponsOf(page).filter(({ id }) => id === 'AC1-A2'))).toBe(true)
})
