import { createServer } from 'node:http'
import sharp from 'sharp'

// The least that resizes pictures with sharp: no list of sources, no cache, no limits, sharp's defaults.
// Path: /{avif|webp}/{quality}/{width}/{address of the picture}. PORT is the port it listens on.
createServer((request, response) => {
  const [, format = '', quality, width, source = ''] =
    /^\/(avif|webp)\/(\d+)\/(\d+)\/(.*)$/.exec(request.url ?? '') ?? []
  if (source === '') return void response.end()
  void fetch(source)
    .then((fetched) => fetched.arrayBuffer())
    .then((bytes) =>
      sharp(bytes)
        .autoOrient()
        .resize({ width: Number(width), withoutEnlargement: true }),
    )
    .then((image) => (format === 'avif' ? image.avif : image.webp).call(image, { quality: Number(quality) }).toBuffer())
    .then((bytes) => response.setHeader('content-type', `image/${format}`).end(bytes))
}).listen(Number(process.env['PORT']), '127.0.0.1')
