import { $state, type SessionState } from '@delikaterie/shared-contracts/session'
import { loadState, saveState, stateKey } from '@delikaterie/shared-contracts/session/persistence'
import { restoreSession } from '@delikaterie/shared-contracts/session/write'
import type { Vault } from '@delikaterie/shared-contracts/vault'

/** Keeps the session in the vault and follows the other tabs. */
export function createPersistence(vault: Vault) {
  let saving: Promise<void> = Promise.resolve()
  let adopting = false

  // One after the other: encryption is asynchronous and the newest state must win.
  const save = (state: SessionState): void => {
    saving = saving.then(() => saveState(vault, state))
  }

  async function adopt(): Promise<void> {
    await saving
    const stored = await loadState(vault)
    adopting = true
    restoreSession(stored)
    adopting = false
  }

  return {
    /** Reads the stored session and from then on stores every change. */
    async start(): Promise<void> {
      await adopt()
      $state.listen((state) => {
        if (!adopting) save(state)
      })
      window.addEventListener('storage', (event) => {
        // null: another tab cleared the whole storage.
        if (event.key === stateKey || event.key === null) void adopt()
      })
    },
    /** Takes over what another tab stored; without storage there is no other tab. */
    reload: async (): Promise<void> => (vault.persistent ? adopt() : undefined),
    /** Resolves when everything is stored. */
    stored: (): Promise<void> => saving,
  }
}
