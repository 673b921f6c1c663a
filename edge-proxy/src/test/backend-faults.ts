import type { ServerResponse } from 'node:http'
import { sendJson, sendText, type Recorded, type UpstreamHandler } from './recording-upstream.ts'

/** The sandbox's faults, and four that only a network or a gateway has. */
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

/** How a fault answers; `well` answers as if there were none. */
export function faulty(fault: FaultName, well: UpstreamHandler): UpstreamHandler {
  return (recorded, response) => strike(fault, recorded, response, well)
}

function strike(fault: FaultName, recorded: Recorded, response: ServerResponse, well: UpstreamHandler): void {
  switch (fault) {
    case 'down':
    case 'lost':
      // They differ in what the backend did, which the edge cannot see: it must expect the worse.
      return void response.socket?.destroy()
    case 'slow':
    case 'refused':
      // Slow: never. Refused: nobody listens where the edge asks.
      return
    case 'serverError':
      return sendText(response, 'Internal Server Error', 'text/plain', 500)
    case 'unauthorized':
      return sendJson(response, { meta: { success: false }, content: null, errorMessage: [] }, 401)
    case 'html':
      return sendText(response, '<!doctype html><title>Wartung</title>', 'text/html')
    case 'brokenJson':
      return broken(response, () => well(recorded, response))
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

/** The good answer without its end: JSON to the eye, but not to a parser. */
function broken(response: ServerResponse, answerWell: () => void): void {
  const end = response.end.bind(response)
  response.end = ((text: string) => end(`${text.slice(0, -1)},,`)) as ServerResponse['end']
  answerWell()
}
