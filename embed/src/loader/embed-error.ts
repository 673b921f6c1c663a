import type { EmbedErrorCode } from '@portal/shared-contracts/embed/elements'

/** A failure that the element tells its visitors and its page. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError'
  readonly code: EmbedErrorCode

  constructor(code: EmbedErrorCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** Any thrown value as an EmbedError; the runtime's script has a class of its own. */
export const toEmbedError = (thrown: unknown): EmbedError =>
  thrown instanceof Error && thrown.name === 'EmbedError'
    ? (thrown as EmbedError)
    : new EmbedError('remoteUnavailable', thrown)
