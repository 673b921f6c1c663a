/** Thrown by `readCapped` for a body with more bytes than allowed. */
export class BodyTooLargeError extends Error {}

/**
 * The complete body, if it has at most `maxBytes`. `contentLength` is the header's value: a larger one
 * rejects before anything is read. Bytes are counted as well, because chunked bodies have no length.
 * @throws BodyTooLargeError
 */
export async function readCapped(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  contentLength: string | null,
): Promise<Buffer> {
  if (Number(contentLength ?? 0) > maxBytes) throw new BodyTooLargeError('body too large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new BodyTooLargeError('body too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
