import type { SandboxState } from '../../state/sandbox-state.ts'
import { recordEvent } from '../events.ts'
import { changesOf, contentOf, readPass } from './pass.ts'
import { PassRefused } from './pass-refused.ts'
import { keepPass, keepUpdateTag, keptPass, keptPasses, type KeptPass } from './phone-store.ts'
import { messageOf, servedPass, type ServedPass, type WebService } from './web-service.ts'

/** What an update of passes works with. */
export type UpdateDependencies = {
  state: SandboxState
  /** The certificate of the root that the phone trusts, as PEM. */
  root: string
  webService: WebService
}

const record = ({ state }: UpdateDependencies, summary: string): void => recordEvent(state, 'apple', summary)

async function take(dependencies: UpdateDependencies, kept: KeptPass, response: Response): Promise<void> {
  const { state, root } = dependencies
  const file = new Uint8Array(await response.arrayBuffer())
  const pass = await readPass(file, root, state.now())
  const { passTypeIdentifier: type, serialNumber: serial } = pass.content
  if (type !== kept.passTypeIdentifier || serial !== kept.serialNumber)
    throw new PassRefused('The response is another pass.')
  // A pass that was removed meanwhile stays away.
  if (keptPass(state, kept) === undefined) return
  keepPass(state, pass, file, response.headers.get('last-modified'))
  const changes = changesOf(contentOf(kept.file), pass.content).map((change) => `It shows: ${change}`)
  record(dependencies, ['The phone has a new version of the pass.', ...changes].join(' '))
}

async function fetchPass(dependencies: UpdateDependencies, kept: KeptPass, served: ServedPass): Promise<void> {
  const { webService } = dependencies
  try {
    const response = await webService.fetchPass(served, kept.lastModified)
    if (response.status === 304) return record(dependencies, 'The phone fetches the pass: 304, it has not changed.')
    if (response.status !== 200) throw new Error(`The portal answers ${response.status}.`)
    await take(dependencies, kept, response)
  } catch (error) {
    const message = `The phone keeps the earlier version of the pass. ${messageOf(error)}`
    record(dependencies, message)
    // A log that does not arrive changes nothing.
    await webService.log(served, message).catch(() => {})
  }
}

/** Fetches every pass without asking which have changed, as iOS does when the back of a pass is pulled down. */
export async function fetchPasses(dependencies: UpdateDependencies): Promise<void> {
  for (const kept of keptPasses(dependencies.state)) {
    const served = servedPass(contentOf(kept.file))
    if (served) await fetchPass(dependencies, kept, served)
  }
}

/** Fetches the passes of a type that have changed, as iOS does after a push. */
export async function updatePasses(dependencies: UpdateDependencies, passType: string): Promise<void> {
  const { state, webService } = dependencies
  const kept = keptPasses(state).filter(({ passTypeIdentifier }) => passTypeIdentifier === passType)
  const [first] = kept.flatMap(({ file }) => servedPass(contentOf(file)) ?? [])
  if (first === undefined) return
  const tag = kept.find(({ updateTag }) => updateTag !== null)?.updateTag ?? null
  try {
    const changed = await webService.changed(first, tag)
    if (changed === null) return record(dependencies, 'The phone asks which passes have changed: none.')
    for (const pass of kept.filter(({ serialNumber }) => changed.serialNumbers.includes(serialNumber))) {
      const served = servedPass(contentOf(pass.file))
      if (served) await fetchPass(dependencies, pass, served)
    }
    keepUpdateTag(state, passType, changed.lastUpdated)
  } catch (error) {
    record(dependencies, `The phone asks which passes have changed: ${messageOf(error)}`)
  }
}
