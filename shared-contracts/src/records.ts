/** The names of an object's fields, in their order. */
export const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[]

/** An object with these fields, each with its value. */
export const recordOf = <Field extends string, Value>(fields: readonly Field[], valueOf: (field: Field) => Value) =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>
