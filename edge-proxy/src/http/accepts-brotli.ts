/** Whether `Accept-Encoding` allows brotli, which every browser of a page over HTTPS does. */
export const acceptsBrotli = (header: string | undefined): boolean =>
  /(^|[\s,])br\s*(;\s*q=(?!0(\.0*)?\s*($|,))|,|$)/.test(header ?? '')
