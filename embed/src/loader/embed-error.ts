import type { EmbedErrorCode } from '@delikaterie/shared-contracts/embed'

/** A failure that the element tells its visitors and its page. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError'
  readonly code: EmbedErrorCode

  constructor(code: EmbedErrorCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** Any thrown value as an EmbedError. */
export const toEmbedError = (thrown: unknown): EmbedError =>
  thrown instanceof EmbedError ? thrown : new EmbedError('remoteUnavailable', thrown)
