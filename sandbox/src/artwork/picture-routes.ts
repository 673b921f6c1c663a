import { Hono } from 'hono'
import { createPictures } from './pictures.ts'

/** `/images/{id}-1200x1200.jpg`: clients read the size from the file name (docs/product/formats.md). */
export function pictureRoutes(folder: string | undefined): Hono {
  const renderPicture = createPictures(folder)
  return new Hono().get('/:file', async (c) => {
    const id = /^([a-z0-9_-]+)-1200x1200\.jpg$/.exec(c.req.param('file'))?.[1]
    const jpeg = id === undefined ? undefined : await renderPicture(id)
    if (!jpeg) return c.notFound()
    return c.body(new Uint8Array(jpeg), 200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' })
  })
}
