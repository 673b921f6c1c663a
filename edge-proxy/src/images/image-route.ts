import type { Handler } from 'hono'
import { embedOriginOf, withCors, type AllowedOrigins } from '../http/origins.ts'
import type { RespondTo } from '../http/respond.ts'
import { imageResponse } from './image.ts'
import type { Images } from './images.ts'

type ImageRoute = {
  images: Pick<Images, 'image'>
  respondTo: RespondTo
  /** Origins that may embed remotes. */
  embedOrigins: AllowedOrigins
}

/** The route of images. */
export const imageRoute =
  ({ images, respondTo, embedOrigins }: ImageRoute): Handler =>
  (c) =>
    respondTo(c, 'image', async (address) => {
      const { headers } = c.req.raw
      const image = await images.image(new URL(c.req.url).searchParams, headers.get('accept') ?? '', address)
      return withCors(imageResponse(image, headers.get('if-none-match')), embedOriginOf(headers, embedOrigins))
    })
