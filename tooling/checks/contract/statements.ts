/** The top-level statements of emitted declarations. */
export const splitStatements = (text: string): string[] => text.split(/^(?=(?:export|declare|import|type|interface) )/m)

/** Replaces types that are computed from schemas by their fields, and leaves out the schemas of the same names. */
export const withFields = (statements: readonly string[], fieldsOf: (name: string) => string | undefined): string[] =>
  statements.flatMap((statement) => {
    const [, keyword, name = ''] = /^export (type|declare const) (\w+)\b/.exec(statement) ?? []
    const fields = fieldsOf(name)
    if (fields === undefined) return [statement]
    return keyword === 'type' ? [`export type ${name} = ${fields};\n`] : []
  })

/**
 * Methods as properties: the compiler compares the parameters of methods in both directions and would accept an event
 * with a new required field.
 */
export function propertiesForMethods(text: string): string {
  const method = /^( +)((?:readonly )?\w+\??)(<[^()\n]*>)?\(/gm
  let result = ''
  let from = 0
  for (const match of text.matchAll(method)) {
    const open = match.index + match[0].length - 1
    const close = closingParenthesis(text, open)
    if (match.index < from || !text.startsWith(': ', close + 1)) continue
    result += `${text.slice(from, match.index)}${match[1]}${match[2]}: ${match[3] ?? ''}${text.slice(open, close + 1)} => `
    from = close + 3
  }
  return result + text.slice(from)
}

function closingParenthesis(text: string, open: number): number {
  let depth = 0
  for (let index = open; index < text.length; index++) {
    if (text[index] === '(') depth++
    if (text[index] === ')' && --depth === 0) return index
  }
  return -1
}
