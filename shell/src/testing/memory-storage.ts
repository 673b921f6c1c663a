import type { EncryptedStorage } from '@portal/page-library/storage/encrypted-storage'

type Wait = () => Promise<void> | void

/** A storage in memory; its hooks simulate the time that decryption and encryption take. */
export function memoryStorage() {
  const entries = new Map<string, string>()
  const hooks: { beforeRead?: Wait; beforeWrite?: Wait } = {}
  const storage: EncryptedStorage = {
    persistent: true,
    read: async (name) => {
      const text = entries.get(name) ?? null
      await hooks.beforeRead?.()
      return text
    },
    write: async (name, text) => {
      await hooks.beforeWrite?.()
      entries.set(name, text)
    },
  }
  return { storage, entries, hooks }
}
