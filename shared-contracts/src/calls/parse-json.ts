/** An integer of more than 15 digits, such as a card number, which a JavaScript number would round. */
const longInteger = /[:[,]\s*\d{16,}\s*[,\]}]/

/** Levels of objects and lists. */
const maxDepth = 64

/** The value of a JSON text; undefined if it is none or too deep. Integers that would be rounded are given as text. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return longInteger.test(text) ? JSON.parse(text, exactInteger) : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null where the browser does not tell the source of a number, because a rounded id names something else. */
const exactInteger = (_: string, value: unknown, context?: { source?: string }): unknown =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? (context?.source ?? null) : value

/**
 * Whether a JSON text is nested deeper than anything the portal reads, and not parsed: functions that walk it recurse.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]
    if (char === '"') index = endOfString(text, index)
    else if (char === '{' || char === '[') depth += 1
    else if (char === '}' || char === ']') depth -= 1
    if (depth > maxDepth) return true
  }
  return false
}

/** Where a string of JSON ends: at a quotation mark after an even number of backslashes. */
function endOfString(text: string, start: number): number {
  let end = start
  let backslashes = 0
  do {
    end = text.indexOf('"', end + 1)
    if (end === -1) return text.length
    for (backslashes = 0; text[end - 1 - backslashes] === '\\';) backslashes += 1
  } while (backslashes % 2 === 1)
  return end
}
