import type { Sandbox } from '@portal/sandbox/app'
import * as v from 'valibot'

type Backend = { sandbox: Sandbox }

const Mails = v.array(v.object({ kind: v.string(), links: v.array(v.string()) }))

/** The e-mails in the sandbox's outbox to one address, newest first. */
export async function mailsTo({ sandbox }: Backend, address: string): Promise<v.InferOutput<typeof Mails>> {
  const response = await sandbox.app.request(`/outbox.json?to=${encodeURIComponent(address)}`)
  return v.parse(Mails, await response.json())
}

/** The parameters of the link in the newest e-mail to an address. */
export async function linkParameters(backend: Backend, address: string): Promise<URLSearchParams> {
  const [newest] = await mailsTo(backend, address)
  const link = newest?.links[0]
  if (link === undefined) throw new Error(`No e-mail with a link to ${address}`)
  return new URL(link).searchParams
}
