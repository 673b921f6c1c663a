import { fieldError } from '@portal/shared-contracts/calls/field-error'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openUnknown } from '../../testing/browser.ts'
import { OrderUnknown } from './unknown.tsx'

test('a limited check says when the next one is possible', async () => {
  const { browser, page } = await openUnknown()
  const errorMessage = [{ ...fieldError('rateLimited'), value: '540' }]
  browser.network.response = Response.json({ meta: { success: false }, errorMessage }, { status: 429 })
  await page.check()
  const state = page.$state.get()
  if (state.status !== 'unknown') throw new Error(state.status)
  const html = renderToStaticMarkup(<OrderUnknown store={page} state={state} heading={createRef()} />)
  expect(html).toMatch(/<output>[^<]* in 9 Minuten [^<]*<\/output>/)
})
