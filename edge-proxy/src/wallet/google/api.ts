import * as v from 'valibot'
import type { GoogleSettings } from '../../config/wallet-settings.ts'
import type { PassContent } from '../passes/pass-content.ts'
import type { Outcome } from '../push/push-queue.ts'
import { createAccessToken } from './access-token.ts'
import { createHttpClient, GoogleError, type GoogleResponse } from './http-client.ts'
import { loyaltyClass } from './loyalty-class.ts'
import { endedFields, googleId, contentFields } from './loyalty-object.ts'

const ErrorBody = v.object({ error: v.object({ status: v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/)) }) })

/**
 * Google's REST API for the objects and the class of this portal.
 * https://developers.google.com/wallet/reference/rest
 */
export function createGoogleApi(settings: GoogleSettings, publicOrigin: string, timeout?: number) {
  const { issuer, apiUrl } = settings
  const client = createHttpClient(timeout)
  const accessToken = createAccessToken(settings, client.send)

  async function send(method: 'POST' | 'PATCH', path: string, body: object): Promise<GoogleResponse> {
    const headers = { authorization: `Bearer ${await accessToken.get()}`, 'content-type': 'application/json' }
    const url = `${apiUrl}/walletobjects/v1/${path}`
    const response = await client.send(url, { method, headers, body: JSON.stringify(body) })
    if (response.status === 401) accessToken.forget()
    return response
  }

  return {
    /** Changes what a saved pass shows; null when the membership has ended. */
    async patch(serial: string, content: PassContent | null): Promise<Outcome> {
      const fields = content === null ? endedFields : contentFields(content)
      try {
        const response = await send('PATCH', `loyaltyObject/${googleId(issuer, serial)}`, fields)
        // The member asked for a link and did not save the card.
        if (response.status === 404) return { result: 'gone' }
        requireAccepted(response)
        return { result: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    /** Creates the class, unless Google has it. @throws GoogleError, or an error of the network */
    async createClass(): Promise<'created' | 'existed'> {
      const response = await send('POST', 'loyaltyClass', loyaltyClass(issuer, publicOrigin))
      if (response.status === 409) return 'existed'
      requireAccepted(response)
      return 'created'
    },
    /** Brings the class up to date with the brand. @throws GoogleError, or an error of the network */
    async updateClass(): Promise<void> {
      const fields = loyaltyClass(issuer, publicOrigin)
      requireAccepted(await send('PATCH', `loyaltyClass/${fields.id}`, fields))
    },
    close: client.close,
  }
}
export type GoogleApi = ReturnType<typeof createGoogleApi>

/** @throws GoogleError for a response other than 2xx */
function requireAccepted({ status, body }: GoogleResponse): void {
  if (status >= 200 && status < 300) return
  const parsed = v.safeParse(ErrorBody, body)
  throw new GoogleError(status, parsed.success ? parsed.output.error.status : '')
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof GoogleError)) return { result: 'failed', fault: 'Google does not respond' }
  return { result: error.isTemporary ? 'failed' : 'refused', fault: error.message }
}
