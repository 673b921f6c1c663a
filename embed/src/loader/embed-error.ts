/** Why an element shows nothing; `detail.code` of its event `error`. */
export type EmbedErrorCode = 'originNotAllowed' | 'otherPortal' | 'portalMissing' | 'remoteUnavailable' | 'unreachable'

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
