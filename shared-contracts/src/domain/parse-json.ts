/** An integer of more than 15 digits, such as a card number, which a JavaScript number would round. */
const longInteger = /[:[,]\s*\d{16,}\s*[,\]}]/

/** The value of a JSON text; undefined if it is none. Integers that would be rounded are given as text. */
export function parseJson(text: string): unknown {
  try {
    return longInteger.test(text) ? JSON.parse(text, exactInteger) : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null where the browser does not tell the source of a number, because a rounded id names something else. */
const exactInteger = (_: string, value: unknown, context?: { source?: string }): unknown =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? (context?.source ?? null) : value
