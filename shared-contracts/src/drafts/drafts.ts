import * as v from 'valibot'
import { openVault, type Vault } from '../vault/browser-vault.ts'

const prefix = 'draft:'
let opened: Promise<Vault> | undefined
const vault = (): Promise<Vault> => (opened ??= openVault())

const Entry = v.pipe(v.string(), v.parseJson(), v.object({ owner: v.string(), value: v.unknown() }))

/**
 * What a member typed and has not sent, kept encrypted through reload and idle logout and
 * given back to the same member only (design §5).
 */
export async function saveDraft(name: string, owner: string, value: unknown): Promise<void> {
  await (await vault()).write(prefix + name, JSON.stringify({ owner, value }))
}

/** The draft of that name, or null if there is none, it is another member's or of another shape. */
export async function loadDraft<S extends v.GenericSchema>(
  name: string,
  owner: string,
  schema: S,
): Promise<v.InferOutput<S> | null> {
  const entry = v.safeParse(Entry, await (await vault()).read(prefix + name))
  if (!entry.success || entry.output.owner !== owner) return null
  const value = v.safeParse(schema, entry.output.value)
  return value.success ? value.output : null
}

export async function removeDraft(name: string): Promise<void> {
  ;(await vault()).remove(prefix + name)
}

/** An explicit logout wipes every draft. */
export async function clearDrafts(): Promise<void> {
  const store = await vault()
  for (const name of store.names()) if (name.startsWith(prefix)) store.remove(name)
}
