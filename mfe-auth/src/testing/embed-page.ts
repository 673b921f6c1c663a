type Sent = { message: Record<string, unknown>; target: string }

/** What a page says about itself in a message; every part can be another page's. */
type From = { origin?: string; source?: unknown; nonce?: string; type?: string }

/** The window of the login popup, and the page of another origin that opened it. */
export function createEmbedPage(origin: string, nonce: string) {
  const sent: Sent[] = []
  const opener = {
    postMessage: (message: Record<string, unknown>, target: string) => void sent.push({ message, target }),
  }
  const events = new EventTarget()
  const popup = Object.assign(events, { opener }) as unknown as Window
  return {
    popup,
    /** Messages to the page, with their target. */
    sent,
    steps: () => sent.map(({ message }) => message['step']),
    /** Sends a step of the page, or a message of another page. */
    respond: (step: unknown, from: From = {}): void => {
      const data = { type: from.type ?? 'portal:embed', nonce: from.nonce ?? nonce, step }
      const event = new Event('message')
      events.dispatchEvent(Object.assign(event, { data, origin: from.origin ?? origin, source: from.source ?? opener }))
    },
  }
}
