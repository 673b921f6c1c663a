export type SlotName = 'home' | 'overview'
