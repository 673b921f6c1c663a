/** A request that no server shall see as one of its own. */
const hidden = 'GET /api/hidden HTTP/1.1\r\nhost: portal.example\r\n\r\n'

const post = (headers: readonly string[], body: string): string =>
  ['POST /api/session/end HTTP/1.1', 'host: portal.example', ...headers, '', body].join('\r\n')

const chunked = 'transfer-encoding: chunked'
const ended = `0\r\n\r\n${hidden}`
const size = (text: string): string => text.length.toString(16)

/**
 * Requests whose end two servers may see at different places, so that the rest of one would begin the next request on a
 * connection that a proxy shares between clients (RFC 9112, sections 6.3 and 11.2).
 */
export const desyncRequests: readonly { title: string; text: string }[] = [
  {
    title: 'a length and chunks, of which the length is longer',
    text: post([`content-length: ${ended.length}`, chunked], ended),
  },
  {
    title: 'a length and chunks, of which the length is shorter',
    text: post(['content-length: 4', chunked], `${size(hidden)}\r\n${hidden}\r\n0\r\n\r\n`),
  },
  {
    title: 'chunks and a length',
    text: post([chunked, 'content-length: 4'], `${size(hidden)}\r\n${hidden}\r\n0\r\n\r\n`),
  },
  { title: 'two lengths', text: post(['content-length: 0', `content-length: ${hidden.length}`], hidden) },
  { title: 'a list of lengths', text: post([`content-length: 0, ${hidden.length}`], hidden) },
  { title: 'a length with a sign', text: post([`content-length: +${hidden.length}`], hidden) },
  { title: 'a length in hexadecimal', text: post([`content-length: 0x${size(hidden)}`], hidden) },
  { title: 'a length with a blank before its colon', text: post([`content-length : ${hidden.length}`], hidden) },
  { title: 'a length in a folded line', text: post(['x: y', ` content-length: ${hidden.length}`], hidden) },
  {
    title: 'a coding that is written twice',
    text: post([chunked, 'transfer-encoding: identity', `content-length: ${ended.length}`], ended),
  },
  { title: 'an unknown coding', text: post(['transfer-encoding: xchunked', `content-length: ${ended.length}`], ended) },
  {
    title: 'a coding after a tab',
    text: post(['transfer-encoding:\tchunked', `content-length: ${ended.length}`], ended),
  },
  {
    title: 'a coding with a vertical tab',
    text: post(['transfer-encoding: \x0bchunked', `content-length: ${ended.length}`], ended),
  },
  {
    title: 'a coding with a blank before its colon',
    text: post(['transfer-encoding : chunked', `content-length: ${ended.length}`], ended),
  },
  {
    title: 'a coding in capital letters',
    text: post(['TRANSFER-ENCODING: CHUNKED', `content-length: ${ended.length}`], ended),
  },
  {
    title: 'a coding after a lone line feed',
    text: post([`x: y\ntransfer-encoding: chunked`, `content-length: ${ended.length}`], ended),
  },
  {
    title: 'a coding after a lone carriage return',
    text: post([`x: y\rtransfer-encoding: chunked`, `content-length: ${ended.length}`], ended),
  },
  { title: 'a chunk whose size is too large for 64 bits', text: post([chunked], `10000000000000000\r\n${hidden}`) },
  { title: 'a chunk whose size has a sign', text: post([chunked], `-1\r\n${hidden}0\r\n\r\n`) },
  {
    title: 'a chunk whose extension has a line feed',
    text: post([chunked], `1;x\n${size(hidden)}\r\n${hidden}\r\n0\r\n\r\n`),
  },
  {
    title: 'a trailer that names a length',
    text: post([chunked], `0\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`),
  },
  {
    title: 'a GET with a body',
    text: `GET /healthz HTTP/1.1\r\nhost: portal.example\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
  },
  {
    title: 'a HEAD with a body',
    text: `HEAD /healthz HTTP/1.1\r\nhost: portal.example\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
  },
  {
    title: 'an upgrade to HTTP/2',
    text: `GET /healthz HTTP/1.1\r\nhost: portal.example\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n\r\n${hidden}`,
  },
  {
    title: 'an expectation and a body that comes at once',
    text: post(['expect: 100-continue', `content-length: ${hidden.length}`], hidden),
  },
  {
    title: 'a version below 1.0 with a body',
    text: `POST /healthz HTTP/0.9\r\nhost: portal.example\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
  },
]
