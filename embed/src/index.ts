export { defineAccount, defineCards, defineCoupons, defineRewards, elementName, type DefineOptions } from './define.ts'
export { mount, type MountProps } from './mount.ts'
export type {
  EmbedElement,
  EmbedErrorCode,
  EmbedEvents,
  EmbedName,
  EmbedSession,
  EmbedTheme,
} from '@portal/shared-contracts/embed/elements'
