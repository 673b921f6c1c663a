import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

/** The statuses with which Node answers requests that it cannot read; all others get 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The page on how to delete cookies that make a head too large; without files, which would get the same response. */
const cookiesPage = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Zu viele Cookies</title>
</head>
<body>
<main>
<h1>${sieOrDu('Ihr Browser sendet zu viele Cookies', 'Dein Browser sendet zu viele Cookies')}</h1>
<p>${sieOrDu(
  `Zu dieser Website sind in Ihrem Browser so viele Cookies gespeichert, dass wir die Seite nicht anzeigen können.
Löschen Sie bitte die Cookies dieser Website:`,
  `Zu dieser Website sind in Deinem Browser so viele Cookies gespeichert, dass wir die Seite nicht anzeigen können.
Lösche bitte die Cookies dieser Website:`,
)}</p>
<ol>
<li>${sieOrDu(
  'Öffnen Sie das Schloss- oder Einstellungssymbol neben der Adresse.',
  'Öffne das Schloss- oder Einstellungssymbol neben der Adresse.',
)}</li>
<li>${sieOrDu('Wählen Sie „Cookies und Websitedaten“.', 'Wähle „Cookies und Websitedaten“.')}</li>
<li>${sieOrDu('Löschen Sie die Cookies dieser Website.', 'Lösche die Cookies dieser Website.')}</li>
<li>${sieOrDu('Laden Sie die Seite neu.', 'Lade die Seite neu.')}</li>
</ol>
<p>${sieOrDu('Danach melden Sie sich bitte noch einmal an.', 'Danach melde Dich bitte noch einmal an.')}</p>
</main>
</body>
</html>
`

const cookiesHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-length': String(Buffer.byteLength(cookiesPage)),
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/**
 * ms in which a client takes the page; until then the rest of its request is read, because a reset would lose the page.
 */
const pageTimeout = 2_000

/** Bytes of a response without Node's `ServerResponse`, which a request that cannot be read has not. */
function responseText(status: number): string {
  const isPage = status === 431
  const headers = Object.entries({ ...(isPage && cookiesHeaders), connection: 'close' })
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((header) => header.join(': '))]
  return `${head.join('\r\n')}\r\n\r\n${isPage ? cookiesPage : ''}`
}

/** A head that is too large gets a page that helps; other requests that cannot be read get Node's default response. */
export function answerClientErrors(server: Server, onHeaders: () => void): void {
  /** Of each connection the responses that may not have been sent whole. */
  const responses = new WeakMap<Socket, ServerResponse[]>()
  const answered = new WeakSet<Socket>()
  const pendingOf = (socket: Socket) => (responses.get(socket) ?? []).filter((response) => !response.writableFinished)
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    responses.set(socket, [...pendingOf(socket), response])
  })

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Further pieces of the same request.
    if (answered.has(socket)) return
    const status = statuses[error.code ?? ''] ?? 400
    const canAnswer = socket.writable && !pendingOf(socket).some(({ headersSent }) => headersSent)
    if (status === 431) onHeaders()
    if (status !== 431 || !canAnswer) {
      if (canAnswer) socket.write(responseText(status))
      return void socket.destroy(error)
    }
    answered.add(socket)
    socket.end(responseText(status))
    setTimeout(() => socket.destroy(), pageTimeout).unref()
  })
}
