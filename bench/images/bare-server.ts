import { createServer } from 'node:http'

// The least that a server of Node does for an image: it sends the same bytes and headers to every request. IMAGE is the
// address from which they are fetched once, PORT the port it listens on.
const fetched = await fetch(process.env['IMAGE'] ?? '', { headers: { accept: 'image/webp' } })
const ofConnection = new Set(['connection', 'keep-alive', 'date'])
const headers = Object.fromEntries([...fetched.headers].filter(([name]) => !ofConnection.has(name)))
const image = Buffer.from(await fetched.arrayBuffer())
createServer((_, response) => response.writeHead(200, headers).end(image)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
)
