import { TypeFlags, type Checker, type Project, type Type } from 'typescript/unstable/sync'
import type { SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { namesOr, nodesIn, placeOf, titleOf, type CallInProduct, type Found } from './syntax-tree.ts'

const ownFile = 'tooling/checks/data/written-fields.ts'

/** What the edge writes for operators with fields: lines of its log, and attributes of spans. */
export type FieldKind = 'log field' | 'trace attribute'

/** What takes an object with fields, or the name of one field, and as which argument. */
type Taker = {
  kind: FieldKind
  argument: number
  /** Where the fields are in the argument, if they are not the argument itself. */
  property?: string
}

const fieldsOfLog: Taker = { kind: 'log field', argument: 0 }
const attributes: Taker = { kind: 'trace attribute', argument: 0 }

/** What may be called of pino, of spans and of tracers; null takes no fields. */
const known: ReadonlyMap<string, Taker | null> = new Map([
  ['LogFn', fieldsOfLog],
  ['LoggerExtras.child', fieldsOfLog],
  ['pino', null],
  ['destination', null],
  ['Span.setAttributes', attributes],
  ['Span.setAttribute', attributes],
  ['Span.setStatus', attributes],
  ['Tracer.startSpan', { kind: 'trace attribute', argument: 1, property: 'attributes' }],
  ['resourceFromAttributes', attributes],
  ['Span.end', null],
  ['Span.spanContext', null],
  ['Span.updateName', null],
])

/** What a call takes; null for no fields, undefined for one of pino, of a span or of a tracer that is not known. */
function takerOf(declaredIn: string, title: string): Taker | null | undefined {
  if (declaredIn.includes('/pino/')) return known.get(title)
  if (!declaredIn.includes('/@opentelemetry/')) return null
  return /^(?:Span|Tracer)\./.test(title) ? known.get(title) : (known.get(title) ?? null)
}

/** Programs that write sentences without fields, because they have no logger yet, or none. */
const startsWithoutLogger =
  /\/edge-proxy\/src\/(?:server|copy-assets|operations\/serve|images\/image-(?:process|server)|wallet\/google\/create-class-command)\.ts$/

/** Fields that pino adds to every line of the log. */
export const pinoFields = ['level', 'time', 'msg']

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type])
const simple =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BooleanLike | TypeFlags.Null | TypeFlags.Undefined

/** The parts of a list without null; null if one is null. */
const allOf = (parts: readonly (string[] | null)[]): string[] | null =>
  parts.includes(null) ? null : parts.flatMap((names) => names ?? [])

/** The names of an object's fields, those of an object in it behind a dot; null if its type does not name them all. */
function fieldsOf(type: Type, checker: Checker, prefix = ''): string[] | null {
  const fields = partsOf(type).map((part): string[] | null => {
    if (part.flags & simple) return []
    if (checker.isArrayLikeType(part)) {
      const inList = part.isTypeReference() ? checker.getTypeArguments(part) : []
      return inList.length === 0 ? null : allOf(inList.map((one) => fieldsOf(one, checker, prefix)))
    }
    const properties = checker.getPropertiesOfType(part)
    if (!(part.flags & TypeFlags.Object) || properties.length === 0) return null
    if (checker.getIndexInfosOfType(part).length > 0) return null
    const named = properties.map((property): string[] | null => {
      const name = prefix + property.name
      const inside = checker.getTypeOfSymbol(property)
      const inner = inside ? fieldsOf(inside, checker, `${name}.`) : null
      return inner && [name, ...inner]
    })
    return allOf(named)
  })
  return allOf(fields)
}

/** The type of what a call writes; null if it writes nothing. A text alone has no fields. */
function written({ node }: CallInProduct, { argument, property }: Taker, { checker }: Project) {
  const value = node.arguments?.[argument]
  const type = value && checker.getTypeAtLocation(value)
  if (property === undefined || type === undefined) return { type }
  const inside = partsOf(type).flatMap((part) => checker.getPropertyOfType(part, property) ?? [])
  return inside.length === 0 ? null : { type: inside[0] && checker.getTypeOfSymbol(inside[0]) }
}

function fieldsOfCall(call: CallInProduct, project: Project): Found<FieldKind>[] {
  const title = titleOf(call.declaration)
  const taker = takerOf(call.declaredIn, title)
  if (taker === undefined)
    return [
      `${placeOf(call.node)}: ${title} may write fields that the check cannot read: use another method, or add it to ${ownFile}`,
    ]
  const value = taker && written(call, taker, project)
  if (taker === null || value === null) return []
  const { type } = value
  const isName = type?.isStringLiteralType() && title === 'Span.setAttribute'
  const names = isName ? [type.value] : ((type && fieldsOf(type, project.checker)) ?? null)
  return namesOr(call.node, taker.kind, names, `its type does not name every ${taker.kind}`)
}

/** Lines that the edge writes without its logger. */
const linesBesideLog = (source: SourceFile): string[] =>
  [...nodesIn(source)]
    .filter((node) => is.isIdentifier(node) && /^(?:console|stdout|stderr)$/.test(node.text))
    .map((node) => `${placeOf(node)}: log with the logger, whose fields docs/data.md lists`)

/** Every field that the edge writes into its log and into spans. */
export const writtenFields = (
  files: readonly SourceFile[],
  calls: readonly CallInProduct[],
  project: Project,
): Found<FieldKind>[] => [
  ...calls.flatMap((call) => fieldsOfCall(call, project)),
  ...files
    .filter(({ fileName }) => fileName.includes('/edge-proxy/src/') && !startsWithoutLogger.test(fileName))
    .flatMap(linesBesideLog),
]
