import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { DeployedSettings } from './deployed-edge.ts'

const Service = v.looseObject({
  image: v.string(),
  entrypoint: v.optional(v.array(v.string())),
  environment: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
})
const Compose = v.looseObject({ services: v.record(v.string(), Service) })

/** A Compose file with its merged parts. */
export const readCompose = (file: string): unknown => parse(readFileSync(file, 'utf8'), { merge: true })

/** The services that are edges by their names; those with an entry point are other programs of the image. */
export function composeEdges(file: string): Record<string, DeployedSettings> {
  const { services } = v.parse(Compose, readCompose(file))
  const edges = Object.entries(services).filter(
    ([, { image, entrypoint }]) => image.startsWith('portal-edge') && entrypoint === undefined,
  )
  return Object.fromEntries(
    edges.map(([name, { environment }]) => {
      const all = Object.entries(environment).map(([setting, value]) => [setting, String(value)] as const)
      // `${NAME:?}` takes the value from the shell or from `.env`.
      const isOutside = ([, value]: readonly [string, string]): boolean => value.includes('${')
      return [
        name,
        {
          values: Object.fromEntries(all.filter((one) => !isOutside(one))),
          secrets: all.filter(isOutside).map(([setting]) => setting),
        },
      ]
    }),
  )
}
