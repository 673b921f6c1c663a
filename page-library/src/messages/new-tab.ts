/** Read after a link that opens a new tab. */
export const newTab = '(öffnet in einem neuen Tab)'
