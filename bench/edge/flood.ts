import { connect, type Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Agent } from 'undici'

// One hostile client, from an address of its own, until it is stopped: asks for pictures that are in no cache, pipelines,
// sends large lists as bodies, and holds 2 000 connections. Arguments: origin of the edge, origin of the pictures.
const [edge = '', pictures = ''] = process.argv.slice(2)
// A client has a machine of its own: here it may only use what the edge and the members leave.
setPriority(constants.priority.PRIORITY_LOW)
const localAddress = '127.1.0.1'
const { port, hostname } = new URL(edge)

const agent = new Agent({ connections: 64, localAddress })
const ignore = (): void => {}

const open = (): Socket => connect({ port: Number(port), host: hostname, localAddress }).on('error', ignore)

async function forever(step: () => Promise<unknown>, pause: number): Promise<never> {
  for (;;) {
    await step().catch(ignore)
    await setTimeout(pause)
  }
}

async function send(path: string, body?: string): Promise<void> {
  const method = body === undefined ? 'GET' : 'POST'
  const headers = { accept: 'image/avif', 'content-type': 'application/json' }
  const response = await agent.request({ origin: edge, path, method, headers, body: body ?? null })
  await response.body.dump()
}

let picture = 0
const askForPicture = (): Promise<void> => {
  const src = encodeURIComponent(`${pictures}/images/${(picture += 1)}.png`)
  return send(`/api/image?src=${src}&w=1496`)
}

const request = 'GET /api/image?w=1496 HTTP/1.1\r\nhost: a\r\n\r\n'
const pipelined = request.repeat((75 * 1024) / request.length)
async function pipeline(): Promise<void> {
  const socket = open()
  socket.write(pipelined)
  await setTimeout(1_000)
  socket.destroy()
}

const list = `[${'[],'.repeat(21_000)}[]]`
const sendList = (): Promise<void> => send('/api/api?path=shop%2Fuser%2Flogin', list)

const held = new Set<Socket>()
async function holdConnections(): Promise<void> {
  for (let missing = Math.min(100, 2_000 - held.size); missing > 0; missing -= 1) {
    const socket = open()
    held.add(socket)
    socket.once('close', () => held.delete(socket))
    socket.write('GET / HTTP/1.1\r\n')
  }
}

await Promise.all([
  ...Array.from({ length: 32 }, () => forever(askForPicture, 0)),
  ...Array.from({ length: 2 }, () => forever(pipeline, 0)),
  forever(sendList, 1000 / 60),
  forever(holdConnections, 100),
])
