import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address is in the list. */
export type AddressList = (address: string) => boolean

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** A list of addresses and networks (`10.0.0.0/8`), as `isNetwork` accepts them. */
export function addressList(items: readonly string[]): AddressList {
  const list = new BlockList()
  for (const item of items) {
    const [address = '', prefix] = item.split('/')
    if (prefix === undefined) list.addAddress(plainAddress(address), familyOf(plainAddress(address)))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

/** Whether a text is an IP address or a network. */
export function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits >= 0 && Number(prefix ?? 0) <= bits
}

/** An address without its zone, and an IPv4-mapped one, which a dual-stack socket reports, as IPv4. Other text is returned unchanged. */
export function plainAddress(text: string): string {
  const [address = ''] = text.split('%')
  return isIP(address) === 0 ? address : ipaddr.process(address).toString()
}
