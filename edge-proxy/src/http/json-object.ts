import { HttpError } from './http-error.ts'

/** Most values of a body, of all its objects and lists together; the largest body of the call table has fewer than 60. */
const maxValues = 500
/** Most objects and lists within each other. */
const maxDepth = 10

const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Rejects a parsed body that has too many values, too many levels, or a key that changes prototypes. It stops at the
 * first excess, so that a hostile body costs little more than its parsing; a reviver of `JSON.parse` would visit all.
 * @throws HttpError requestInvalid
 */
export function checkJsonObject(body: unknown): void {
  let values = 0
  let level = [body].filter(isComposite)
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw new HttpError('requestInvalid', 'body too deep')
    const next: object[] = []
    for (const composite of level) {
      for (const key in composite) {
        if (prototypeKeys.has(key)) throw new HttpError('requestInvalid', 'prototype key')
        if ((values += 1) > maxValues) throw new HttpError('requestInvalid', 'too many values')
        const value: unknown = Reflect.get(composite, key)
        if (isComposite(value)) next.push(value)
      }
    }
    level = next
  }
}

const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null
