import { createServer } from 'node:http'
import type { Portal } from './portal.ts'

/** A proxy whose edge does not answer: until disposed, every request to the portal gets the page of this status. */
export async function answerWithErrorPage(portal: Portal, status: number): Promise<AsyncDisposable> {
  await portal.stopEdge()
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(`<!doctype html><h1>${status} of the proxy</h1>`)
  })
  await new Promise<void>((resolve) => server.listen(Number(new URL(portal.origin).port), resolve))
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await portal.startEdge()
    },
  }
}
