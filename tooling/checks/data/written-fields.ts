import { TypeFlags, type Checker, type Project, type Type } from 'typescript/unstable/sync'
import { placeOf, titleOf, type CallInProduct } from './calls.ts'

/** What the edge writes for operators with fields: lines of its log, and attributes of spans. */
export type FieldKind = 'log field' | 'trace attribute'

/** What takes an object with fields, or the name of one field, and as which argument. */
const takers: readonly {
  declaredIn: RegExp
  title: string
  kind: FieldKind
  argument: number
  /** Where the fields are in the argument, if they are not the argument itself. */
  property?: string
}[] = [
  { declaredIn: /\/pino\//, title: 'LogFn', kind: 'log field', argument: 0 },
  { declaredIn: /\/pino\//, title: 'LoggerExtras.child', kind: 'log field', argument: 0 },
  { declaredIn: /\/@opentelemetry\//, title: 'Span.setAttributes', kind: 'trace attribute', argument: 0 },
  { declaredIn: /\/@opentelemetry\//, title: 'Span.setAttribute', kind: 'trace attribute', argument: 0 },
  { declaredIn: /\/@opentelemetry\//, title: 'resourceFromAttributes', kind: 'trace attribute', argument: 0 },
  {
    declaredIn: /\/@opentelemetry\//,
    title: 'Tracer.startSpan',
    kind: 'trace attribute',
    argument: 1,
    property: 'attributes',
  },
]

/** Fields that pino adds to every line of the log. */
export const pinoFields = ['level', 'time', 'msg']

export type WrittenFields = { names: { kind: FieldKind; name: string }[]; findings: string[] }

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type])
const simple =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BooleanLike | TypeFlags.Null | TypeFlags.Undefined

/** The names of an object's fields, those of an object in it behind a dot; null if its type does not name them all. */
function fieldsOf(type: Type, checker: Checker, prefix = ''): string[] | null {
  const fields = partsOf(type).map((part): string[] | null => {
    if (part.flags & simple) return []
    if (checker.isArrayLikeType(part)) return []
    const properties = checker.getPropertiesOfType(part)
    if (!(part.flags & TypeFlags.Object) || properties.length === 0) return null
    if (checker.getIndexInfosOfType(part).length > 0) return null
    const named = properties.map((property): string[] | null => {
      const name = prefix + property.name
      const inside = checker.getTypeOfSymbol(property)
      const inner = inside ? fieldsOf(inside, checker, `${name}.`) : null
      return inner && [name, ...inner]
    })
    return named.includes(null) ? null : named.flatMap((names) => names ?? [])
  })
  return fields.includes(null) ? null : fields.flatMap((names) => names ?? [])
}

/** The type of what a call writes; a text alone has no fields. */
function written({ node }: CallInProduct, { argument, property }: (typeof takers)[number], { checker }: Project) {
  const value = node.arguments?.[argument]
  const type = value && checker.getTypeAtLocation(value)
  if (property === undefined || type === undefined) return { type }
  const inside = partsOf(type).flatMap((part) => checker.getPropertyOfType(part, property) ?? [])
  return inside.length === 0 ? null : { type: inside[0] && checker.getTypeOfSymbol(inside[0]) }
}

/** Every field that the edge writes into its log and into spans. */
export function writtenFields(calls: readonly CallInProduct[], project: Project): WrittenFields {
  const found: WrittenFields = { names: [], findings: [] }
  for (const call of calls) {
    const title = titleOf(call.declaration)
    const taker = takers.find((one) => one.title === title && one.declaredIn.test(call.declaredIn))
    if (taker === undefined) continue
    const value = written(call, taker, project)
    if (value === null) continue
    const { type } = value
    const names =
      type?.isStringLiteralType() && title === 'Span.setAttribute'
        ? [type.value]
        : type && fieldsOf(type, project.checker)
    if (!names) found.findings.push(`${placeOf(call.node)}: its type does not name every ${taker.kind}`)
    else found.names.push(...names.map((name) => ({ kind: taker.kind, name })))
  }
  return found
}
