import type { Portal } from './portal.ts'

/** The link in the newest e-mail to an address. */
export async function mailLink(portal: Portal, address: string): Promise<string> {
  const mails = (await portal.sandbox(`/outbox.json?to=${encodeURIComponent(address)}`)) as { links: string[] }[]
  const [link] = mails.flatMap(({ links }) => links)
  if (link === undefined) throw new Error(`No e-mail with a link to ${address}`)
  return link
}
