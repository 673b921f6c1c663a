export { defineAccount, defineCards, defineCoupons, defineRewards, elementName, type DefineOptions } from './define.ts'
export { mount, type MountProps } from './mount.ts'
export type { EmbedEvents, EmbedSession } from './events.ts'
export type { EmbedName } from './names.ts'
