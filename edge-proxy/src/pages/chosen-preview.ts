import { previewSecretFormat, type Preview } from '@portal/shared-contracts/remotes'
import type { Context } from 'hono'
import { createCookie } from '../http/cookie.ts'
import type { Previews } from '../releases/previews/previews.ts'
import { enrolmentCookie } from '../session/kiosk/enrolment.ts'

/** Holds the secret of the preview that a browser shows, until it is closed. */
export const previewCookie = createCookie('__Host-preview', previewSecretFormat, null, 'Lax')

/** The preview with a secret, in a browser that is no tablet of a shop. */
export const findPreview = async (c: Context, previews: Previews, secret: string | null): Promise<Preview | null> =>
  enrolmentCookie.firstIn(c.req.header('cookie')) === null ? previews.find(secret) : null

/** The live preview that a browser has chosen to see; null for others. */
export const chosenPreview = (c: Context, previews: Previews): Promise<Preview | null> =>
  findPreview(c, previews, previewCookie.firstIn(c.req.header('cookie')))
