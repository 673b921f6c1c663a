import type { Context, Handler } from 'hono'
import type { AddressList } from '../http/address-list.ts'
import { clientOf } from '../http/client.ts'
import { withCors } from '../http/cors.ts'
import { peerOf } from '../http/node-bindings.ts'
import { embedOriginOf, type AllowedOrigins } from '../http/origin-guard.ts'
import type { EdgeResponse } from '../http/response.ts'
import { imageResponse } from './image.ts'
import type { Images } from './images.ts'

type ImageRoute = {
  images: Pick<Images, 'image'>
  respondTo: (c: Context, label: string, handler: () => Promise<EdgeResponse>) => Promise<Response>
  trusted: AddressList
  /** Origins that may embed remotes. */
  embedOrigins: AllowedOrigins
}

/** The route of images. */
export const imageRoute =
  ({ images, respondTo, trusted, embedOrigins }: ImageRoute): Handler =>
  (c) =>
    respondTo(c, 'image', async () => {
      const { headers } = c.req.raw
      const { address } = clientOf(peerOf(c), headers, trusted)
      const image = await images.image(new URL(c.req.url).searchParams, headers.get('accept') ?? '', address)
      return withCors(imageResponse(image, headers.get('if-none-match')), embedOriginOf(headers, embedOrigins))
    })
