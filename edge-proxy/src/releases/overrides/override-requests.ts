import type { Context } from 'hono'
import * as v from 'valibot'
import { readBody } from '../../http/body.ts'
import type { Overrides } from './overrides.ts'
import { OverrideRefused } from './verify-override.ts'

/** Bytes of a signed record with the hashes of all its files. */
const maxOverrideBytes = 64 * 1024

/** What `remotes dev` asks before it builds: whether a remote with this key is registered. */
const RegistrationQuery = v.object({ remote: v.string(), key: v.string() })

/** Why the remote that a request names cannot run here; empty for a request that names none. */
export async function faultOf(
  c: Context,
  { registrationFault }: Pick<Overrides, 'registrationFault'>,
): Promise<{ fault?: string | null }> {
  const query = v.safeParse(RegistrationQuery, c.req.query())
  return query.success ? { fault: await registrationFault(query.output.remote, query.output.key) } : {}
}

const Body = v.strictObject({ override: v.string() })
/** Header of responses that no cache keeps. */
export const noStore = { 'cache-control': 'no-store' }

/** A handler of the signed override in the body of a PUT, whose response says why one is refused. */
export const putHandler =
  (put: (jws: string, c: Context) => Promise<object>) =>
  async (c: Context): Promise<Response> => {
    try {
      const { override } = await readBody(c, Body, { maxBytes: maxOverrideBytes })
      return c.json(await put(override, c), 200, noStore)
    } catch (error) {
      if (error instanceof OverrideRefused) return c.json({ error: error.message }, 403, noStore)
      return c.json({ error: 'The override is malformed.' }, 400, noStore)
    }
  }
