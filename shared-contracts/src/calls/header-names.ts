/** The headers of backend calls (docs/product/calls-and-headers.md) in the case that is sent; reading ignores it. */
export const headerNames = {
  /** Sealed between page and edge, raw between edge and shop. */
  accessToken: 'X-Access-Token',
  /** Sealed between page and edge, raw between edge and loyalty platform. */
  loyaltyToken: 'x-auth',
  interactionId: 'interaction-id',
  idType: 'id-type',
  /** From page to edge only. */
  idempotencyKey: 'Idempotency-Key',
  /** From page to edge only. */
  kiosk: 'X-Kiosk',
} as const
