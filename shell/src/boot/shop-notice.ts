/** The call of docs/product/public-pages.md, rule 12, without the client, which has more bytes than a page of text. */
const address = `/api/api?path=${encodeURIComponent('shop/config?item=portal.notice')}`

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Whether the shop has a notice for every visitor; false if that is unknown. */
export async function hasShopNotice(): Promise<boolean> {
  try {
    const response = await fetch(address)
    const value = response.ok ? field(field(await response.json(), 'content'), 'value') : ''
    return typeof value === 'string' && value !== ''
  } catch {
    return false
  }
}
