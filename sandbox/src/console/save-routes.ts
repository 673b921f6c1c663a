import { Hono, type Context } from 'hono'
import { linkRefusedPage, savePage } from './phone-page.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { recordEvent } from '../wallet/events.ts'
import type { ServiceAccount } from '../wallet/wallet-files.ts'
import { GoogleError, passOf, storePass, type GooglePass } from '../wallet/google/google-passes.ts'
import { openSaveLink } from '../wallet/google/save-link.ts'

/** Google's page of a save link: shows the pass, and stores it when the member saves it. */
export function saveRoutes(state: SandboxState, account: ServiceAccount): Hono {
  const respond =
    (work: (object: GooglePass & { id: string }, c: Context) => Response | Promise<Response>) => async (c: Context) => {
      try {
        return await work(await openSaveLink(state, c.req.param('jwt') ?? '', account), c)
      } catch (error) {
        if (!(error instanceof GoogleError)) throw error
        recordEvent(state, 'google', `A save link was refused: ${error.message}`)
        return c.html(linkRefusedPage(error.message), 400)
      }
    }
  const save = new Hono()
  save.get(
    '/:jwt',
    respond((object, c) => c.html(savePage(object, passOf(state, 'loyaltyClass', String(object['classId']))))),
  )
  save.post(
    '/:jwt',
    respond((object, c) => {
      storePass(state, 'loyaltyObject', object)
      recordEvent(state, 'google', `A member saves ${object.id}.`, JSON.stringify(object, null, 2))
      return c.redirect('/phone', 303)
    }),
  )
  return save
}
