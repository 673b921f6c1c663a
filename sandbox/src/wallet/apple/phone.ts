import type { SandboxState } from '../../state/sandbox-state.ts'
import { recordEvent } from '../events.ts'
import { contentOf, readPass } from './pass.ts'
import { deletePass, deviceOf, keepPass, keptPass } from './phone-store.ts'
import { fetchPasses, updatePasses, type UpdateDependencies } from './update-passes.ts'
import { createWebService, messageOf, servedPass } from './web-service.ts'

type PhoneOptions = {
  state: SandboxState
  /** The certificate of the root that the phone trusts, as PEM. */
  root: string
  fetch?: typeof globalThis.fetch
}

/**
 * A phone with Apple Wallet: takes passes, registers them with the web service of their portal, and fetches them after
 * a push. What it does is recorded for the console.
 */
export function createPhone({ state, root, fetch = globalThis.fetch }: PhoneOptions) {
  const record = (summary: string) => recordEvent(state, 'apple', summary)
  // A reset of the sandbox makes another device.
  const webService = () => createWebService(deviceOf(state), fetch)

  /** Sends a request, and records its status or why there is none. */
  async function send(what: string, request: () => Promise<Response>): Promise<void> {
    try {
      record(`${what}: ${(await request()).status}`)
    } catch (error) {
      record(`${what}: ${messageOf(error)}`)
    }
  }

  let updates = Promise.resolve()
  /** Runs an update after all earlier ones. */
  function enqueue(run: (dependencies: UpdateDependencies) => Promise<void>): Promise<void> {
    updates = updates
      .then(() => run({ state, root, webService: webService() }))
      .catch((error: unknown) => {
        // The sandbox may end during an update.
        if (state.db.isOpen) console.error(error)
      })
    return updates
  }

  return {
    /** @throws PassRefused with the first fault of the pass */
    async add(file: Uint8Array): Promise<void> {
      const pass = await readPass(file, root, state.now())
      keepPass(state, pass, file, null)
      record(`Pass ${pass.content.serialNumber} is on the phone.`)
      const served = servedPass(pass.content)
      if (served) await send('The phone registers', () => webService().register(served))
    },
    /** Removes a pass, and ends its registration with the portal. */
    async remove(passTypeIdentifier: string, serialNumber: string): Promise<void> {
      const kept = keptPass(state, { passTypeIdentifier, serialNumber })
      if (kept === undefined) return
      deletePass(state, kept)
      record(`Pass ${serialNumber} is removed.`)
      const served = servedPass(contentOf(kept.file))
      if (served) await send('The phone unregisters', () => webService().unregister(served))
    },
    /** Fetches the passes of a type that have changed. */
    update: (passType: string): Promise<void> => enqueue((dependencies) => updatePasses(dependencies, passType)),
    /** Fetches every pass. */
    fetchAll: (): Promise<void> => enqueue(fetchPasses),
  }
}
export type Phone = ReturnType<typeof createPhone>
