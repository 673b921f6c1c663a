/** The part of a valibot schema that limits how long its JSON text is. */
type SizedSchema = {
  readonly type: string
  readonly entries?: Readonly<Record<string, SizedSchema>>
  readonly item?: SizedSchema
  readonly wrapped?: SizedSchema
  readonly literal?: unknown
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** A UTF-16 unit has at most three bytes in UTF-8. */
const bytesPerCharacter = 3
/** Characters of a text that only a pattern limits, such as an id or a time. */
const patternCharacters = 100
/** Blanks and line breaks of a formatted text. */
const formatBytes = 1024

/**
 * Bytes of the longest JSON text that a schema accepts, for the schemas of request bodies: objects without unknown
 * fields, lists of a fixed length, texts with a greatest length, and values of few characters.
 */
export const largestBody = (schema: SizedSchema): number => formatBytes + bytesOf(schema)

function bytesOf(schema: SizedSchema): number {
  const { type, entries, item, wrapped, literal } = schema
  if (entries !== undefined) {
    const fields = Object.entries(entries).map(([name, field]) => name.length + '"":,'.length + bytesOf(field))
    return '{}'.length + fields.reduce((sum, bytes) => sum + bytes, 0)
  }
  if (item !== undefined) return '[]'.length + (requirementOf(schema, 'length') ?? 0) * (bytesOf(item) + ','.length)
  if (wrapped !== undefined) return bytesOf(wrapped)
  if (type === 'literal') return JSON.stringify(literal).length
  if (type === 'boolean') return 'false'.length
  return '""'.length + (requirementOf(schema, 'max_length') ?? patternCharacters) * bytesPerCharacter
}

function requirementOf({ pipe = [] }: SizedSchema, type: string): number | null {
  const requirement = pipe.find((action) => action.type === type)?.requirement
  return typeof requirement === 'number' ? requirement : null
}
