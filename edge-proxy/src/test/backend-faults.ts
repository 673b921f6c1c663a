import type { ServerResponse } from 'node:http'
import { closeConnection, cutBody, sends, type UpstreamHandler } from './recording-upstream.ts'

/** The faults of the sandbox, and four faults of networks and gateways; `handler` is the one without a fault. */
const faults = {
  // They differ only inside the backend: the edge must treat both as if the call may have taken effect.
  down: closeConnection,
  lost: closeConnection,
  slow: () => {},
  serverError: sends(500, { 'content-type': 'text/plain' }, 'Internal Server Error'),
  unauthorized: sends(
    401,
    { 'content-type': 'application/json' },
    '{"meta":{"success":false},"content":null,"errorMessage":[]}',
  ),
  html: sends(200, { 'content-type': 'text/html' }, '<!doctype html><title>Wartung</title>'),
  brokenJson: (recorded, response, handler) => broken(response, () => handler(recorded, response)),
  cut: cutBody,
  // The edge calls a closed port.
  refused: () => {},
  reset: (_, response) => void response.socket?.resetAndDestroy(),
  noContent: sends(204),
  redirect: sends(302, { location: '/shop/countries' }),
} satisfies Record<string, (...args: [...Parameters<UpstreamHandler>, UpstreamHandler]) => void>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]

/** A handler that responds with a fault; `handler` is the one without it. */
export const faulty =
  (fault: FaultName, handler: UpstreamHandler): UpstreamHandler =>
  (recorded, response) =>
    faults[fault](recorded, response, handler)

/** The response without its end, which is not valid JSON. */
function broken(response: ServerResponse, respond: () => void): void {
  const end = response.end.bind(response)
  response.end = ((text: string) => end(`${text.slice(0, -1)},,`)) as ServerResponse['end']
  respond()
}
