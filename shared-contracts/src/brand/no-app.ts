import type { Brand } from '@portal/shared-contracts/brand/brand'

/** In place of the app of a brand without the part `app`. */
export const noApp: Brand['app'] = { name: '', appStore: '', playStore: '' }
