import type { ServerResponse } from 'node:http'
import { sendJson, sendText, type Recorded, type UpstreamHandler } from './recording-upstream.ts'

/** The faults of the sandbox, and four faults of networks and gateways. */
export const faultNames = [
  'down',
  'slow',
  'serverError',
  'unauthorized',
  'html',
  'brokenJson',
  'cut',
  'lost',
  'refused',
  'reset',
  'noContent',
  'redirect',
] as const
export type FaultName = (typeof faultNames)[number]

/** A handler that responds with a fault; `handler` is the one without it. */
export function faulty(fault: FaultName, handler: UpstreamHandler): UpstreamHandler {
  return (recorded, response) => respondWithFault(fault, recorded, response, handler)
}

function respondWithFault(
  fault: FaultName,
  recorded: Recorded,
  response: ServerResponse,
  handler: UpstreamHandler,
): void {
  switch (fault) {
    case 'down':
    case 'lost':
      // They differ only inside the backend: the edge must treat both as if the call may have taken effect.
      return void response.socket?.destroy()
    case 'slow':
    case 'refused':
      // Slow: never responds. Refused: the edge calls a closed port.
      return
    case 'serverError':
      return sendText(response, 'Internal Server Error', 'text/plain', 500)
    case 'unauthorized':
      return sendJson(response, { meta: { success: false }, content: null, errorMessage: [] }, 401)
    case 'html':
      return sendText(response, '<!doctype html><title>Wartung</title>', 'text/html')
    case 'brokenJson':
      return broken(response, () => handler(recorded, response))
    case 'cut':
      return void response
        .writeHead(200, { 'content-length': '99' })
        .write('{"meta":', () => response.socket?.destroy())
    case 'reset':
      return void response.socket?.resetAndDestroy()
    case 'noContent':
      return void response.writeHead(204).end()
    case 'redirect':
      return void response.writeHead(302, { location: '/shop/countries' }).end()
  }
}

/** The response without its end, which is not valid JSON. */
function broken(response: ServerResponse, respond: () => void): void {
  const end = response.end.bind(response)
  response.end = ((text: string) => end(`${text.slice(0, -1)},,`)) as ServerResponse['end']
  respond()
}
