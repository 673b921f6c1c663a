import { OfferedSlot, PublicKey, type RegisteredRemote, type SlotEntry } from '@portal/shared-contracts/remotes'
import type { Command } from 'commander'
import * as v from 'valibot'
import { Refused } from '../refused.ts'
import type { Claim } from '../release/registry.ts'
import { collect } from './option-values.ts'

/** Options that name keys and claims of a remote. */
export type ClaimOptions = Partial<
  Record<'public' | 'path' | 'widget' | 'menu' | 'slot' | 'offer', string[]> &
    Record<'budgetEntry' | 'budgetChunk', string> &
    Record<'previews', boolean>
>

/** Adds the options that name keys and claims of a remote. */
export const withClaims = (command: Command): Command =>
  command
    .option('--public <key>', 'public key of its team; may be repeated', collect)
    .option('--path <path>', 'path that it may claim, with everything below; may be repeated', collect)
    .option('--widget <widget>', 'widget that it may claim; may be repeated', collect)
    .option('--menu <menu:label:/path>', 'menu entry that it may claim; may be repeated', collect)
    .option('--slot <slot:widget>', 'slot in which a widget may stand; may be repeated', collect)
    .option('--offer <slot>', 'slot such as NAME:below that it may offer to others; may be repeated', collect)
    .option('--previews', 'its team may show builds before their release')

/** `account:Prämien:/praemien` → a menu entry. */
function menuEntry(text: string): RegisteredRemote['menu'][number] {
  const [, menu, label, target] = /^([^:]+):([^:]+):(\/.*)$/.exec(text) ?? []
  if (menu === undefined || label === undefined || target === undefined) {
    throw new Refused(`--menu must be MENU:LABEL:/path, not "${text}".`)
  }
  return { menu, label, path: target }
}

/** `home:teaser` or `mfe-events:below:teaser` → a widget in a slot. */
function slotEntry(text: string): SlotEntry {
  const [, slot, widget] = /^([^:]+(?::[^:]+)?):([^:]+)$/.exec(text) ?? []
  if (slot === undefined || widget === undefined) throw new Refused(`--slot must be SLOT:WIDGET, not "${text}".`)
  return { slot, widget }
}

/** @throws Refused unless the text names a slot of a remote */
function offeredSlot(text: string): string {
  if (v.is(OfferedSlot, text)) return text
  throw new Refused(`--offer must be a slot such as NAME:below, not "${text}".`)
}

function bytes(text: string | undefined, option: string): number | undefined {
  if (text !== undefined && !/^[1-9]\d*$/.test(text))
    throw new Refused(`${option} must be a number of bytes, not "${text}".`)
  return text === undefined ? undefined : Number(text)
}

/** The keys and claims of the options. @throws Refused naming a malformed option */
export function claimOf(options: ClaimOptions): Claim {
  for (const key of options.public ?? []) {
    if (!v.is(PublicKey, key))
      throw new Refused(`--public must be a key as "remotes keys create" prints it, not "${key}".`)
  }
  const entry = bytes(options.budgetEntry, '--budget-entry')
  const chunk = bytes(options.budgetChunk, '--budget-chunk')
  const budgets = { ...(entry !== undefined && { entry }), ...(chunk !== undefined && { chunk }) }
  return {
    keys: options.public ?? [],
    paths: options.path ?? [],
    widgets: options.widget ?? [],
    menu: (options.menu ?? []).map(menuEntry),
    slots: (options.slot ?? []).map(slotEntry),
    ...(options.offer && { offers: options.offer.map(offeredSlot) }),
    ...(Object.keys(budgets).length > 0 && { budgets }),
    ...(options.previews && { previews: true }),
  }
}
