import * as v from 'valibot'

export type Env = Readonly<Record<string, string | undefined>>

type Schema = v.GenericSchema<string, unknown>

/**
 * Reads settings and collects what is wrong with them, one sentence each in `messages`; no sentence has a value.
 * @param required the settings that must be given
 */
export function createSettingReader(env: Env, required: ReadonlySet<string>) {
  const messages: string[] = []
  const known = new Set<string>()

  /** Reads one setting; a blank one counts as missing. */
  function read<S extends Schema>(name: string, schema: S, fallback: string): v.InferOutput<S>
  function read<S extends Schema>(name: string, schema: S): v.InferOutput<S> | null
  function read(name: string, schema: Schema, fallback?: string): unknown {
    known.add(name)
    const text = given(env, name)
    if (text === undefined && required.has(name)) {
      messages.push(`${name} is required with NODE_ENV=production.`)
      return null
    }
    const value = text ?? fallback
    if (value === undefined) return null
    const parsed = v.safeParse(schema, value)
    if (parsed.success) return parsed.output
    messages.push(`${name} ${parsed.issues[0].message}.`)
    return null
  }

  const isGiven = (name: string): boolean => given(env, name) !== undefined

  /** Names a setting that is missing although another one is given. */
  function demand(name: string, other: string): void {
    if (!isGiven(name)) messages.push(`${name} is required with ${other}.`)
  }

  function refuse(name: string, reason: string): void {
    known.add(name)
    if (isGiven(name)) messages.push(`${name} ${reason}; remove it.`)
  }

  /** Refuses variables that are nearly the name of a setting without a value. */
  function refuseMisspelt(): void {
    const unknown = Object.keys(env).filter((name) => !known.has(name) && given(env, name) !== undefined)
    for (const setting of known) {
      const found = given(env, setting) === undefined && unknown.find((name) => isNearly(name.toUpperCase(), setting))
      if (found) messages.push(`${found} is no setting; ${setting} is: rename it, or remove it.`)
    }
  }

  return { read, refuse, demand, isGiven, refuseMisspelt, messages }
}

export type SettingReader = ReturnType<typeof createSettingReader>

/** Whether two names differ in one place only, by at most a quarter of the longer one; short names are often others. */
function isNearly(name: string, setting: string): boolean {
  const [shorter, longer] = name.length < setting.length ? [name, setting] : [setting, name]
  let start = 0
  while (start < shorter.length && shorter[start] === longer[start]) start += 1
  let end = 0
  while (end < shorter.length - start && shorter.at(-1 - end) === longer.at(-1 - end)) end += 1
  return shorter.length > 6 && longer.length - start - end <= longer.length / 4
}

/** The text of a setting; undefined for a blank one. */
export function given(env: Env, name: string): string | undefined {
  const text = env[name]
  return text === undefined || text.trim() === '' ? undefined : text
}
