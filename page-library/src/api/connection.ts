import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'

/**
 * Whether the portal's server answers the calls of this page: false after a call without any response, until a call
 * gets one. Not stored. Maintenance is about the loyalty platform behind the server.
 */
export const $isConnected: ReadableAtom<boolean> = atom(true)

/** Only calls and the shell know whether the server answers. */
export const setConnected = (isConnected: boolean): void => ($isConnected as WritableAtom<boolean>).set(isConnected)
