import type { SavedWallet, WalletName } from '@portal/shared-contracts/wallet/wallet'
import { HttpError } from '../../http/http-error.ts'
import type { Pushes } from '../push/push-target.ts'
import type { ReadCard } from './card-details.ts'
import { findRow, ofAccount, ofCard, saved, type StoredPasses } from './find-passes.ts'
import type { CurrentContent, PassContent } from './pass-content.ts'
import { changeAfter, contentOf, createPassCodec, type LivePass } from './pass-codec.ts'
import type { Registration, StoredPass } from './pass-store.ts'
import { newSerial } from './wallet-keys.ts'

/** `isMissing` if the platform does not know its card now. `token` is the one with which a phone asks for the pass. */
export type CurrentPass = CurrentContent & { serial: string; isMissing: boolean; token: string }

/** A card that a member saves, in Google Wallet or in Apple Wallet. */
export type SaveRequest = {
  cardCode: string
  accountId: string
  holder: string | null
  isForGoogle: boolean
  /** Takes its turn among the clients of the backend. */
  client: string
}

/** Who asks what a pass shows. */
type Reader = 'phone' | 'google' | 'check'

/** Whether a wallet is notified of a change. */
type Recipients = Readonly<Record<WalletName, boolean>>
const allWallets: Recipients = { apple: true, google: true }

/** What is read for Google goes to it with this reading. */
const recipientsOf = (reader: Reader | null): Recipients => ({ apple: true, google: reader !== 'google' })

type Options = Omit<StoredPasses, 'codec'> & { readCard: ReadCard; pushes: Pick<Pushes, 'enqueue'> }
type Parts = Options & StoredPasses

/** ms after which a pass ends if the platform still does not know its card. */
const missingTime = 60 * 60 * 1000

/** The details of a card that the platform does not know. */
const noDetails = { state: null, points: null } as const

/** How often a change is tried again that another one came before. */
const maxTries = 5

const sealedByOther = (): HttpError =>
  new HttpError('backendUnavailable', 'pass sealed with a key that this edge does not have', 503)

const tooManyChanges = (): HttpError => new HttpError('backendUnavailable', 'pass changes too often', 503)

export type Passes = ReturnType<typeof createPasses>

/** Makes wallet passes from what the platform says of their cards (docs/decisions/0056-wallet-passes.md). */
export function createPasses(options: Options) {
  const parts = { ...options, codec: createPassCodec(options.keys) }
  return {
    /**
     * Saves a card, with a new pass if it has none.
     * @throws HttpError forbidden for a locked card or one of another member
     */
    save: (request: SaveRequest): Promise<PassContent> => save(parts, request),
    /**
     * What a pass shows now, from the platform; null without the pass. What the edge saw of its state holds until the
     * platform says another one. @throws HttpError backendUnavailable, also for a pass of another key; BackendError
     */
    current: (serial: string, client: string): Promise<CurrentPass | null> => current(parts, serial, client, 'phone'),
    /**
     * Writes that a pass has changed, as `after` says of its newest row; null if that is null or there is no such pass.
     */
    mark: (serial: string, after: (pass: LivePass) => LivePass | null): Promise<StoredPass | null> =>
      mark(parts, serial, after),
    /** The passes of a member's cards. */
    ofAccount: (accountId: string): Promise<LivePass[]> => ofAccount(parts, accountId),
    /** Notifies the wallets that hold these passes, or only some of them. */
    notifyWallets: (passes: readonly StoredPass[], recipients?: Recipients): Promise<void> =>
      notifyWallets(parts, passes, recipients),
    /**
     * Like `current` for a check in the background, which is no use of the pass; null also for one that another key has
     * sealed.
     */
    check: (serial: string): Promise<CurrentPass | null> => current(parts, serial, 'wallets', 'check'),
    /** Makes one phone ask for a pass. */
    notifyPhone: ({ serial, ...phone }: Registration): void =>
      options.pushes.enqueue([{ serial, appleDevices: [phone], readForGoogle: null }]),
    /**
     * Makes a pass void, deletes all that names the member, and notifies its wallets, unless it has changed meanwhile.
     */
    end: async (pass: StoredPass): Promise<void> => void (await end(parts, pass)),
    /** The member's cards that are in wallets. */
    saved: (accountId: string): Promise<SavedWallet[]> => saved(parts, accountId),
  }
}

/**
 * Writes a change of a pass and returns whether it did: not if another change came first. A card has two passes if
 * edges with different keys have saved it; the one that was not found by the newest key ends, so that the other one
 * follows the card.
 */
async function write(parts: Parts, pass: LivePass, next: StoredPass, used: number | null): Promise<boolean> {
  const { store } = parts
  const isRehashed = next.cardHash !== pass.cardHash
  if (isRehashed && (await store.findPasses({ by: 'cardHash', values: [next.cardHash] })).length > 0) {
    await end(parts, pass)
    return false
  }
  return store.updatePass(next, pass.changed, used)
}

async function notifyWallets(parts: Parts, passes: readonly StoredPass[], recipients = allWallets): Promise<void> {
  if (passes.length === 0) return
  const registrations = recipients.apple ? await parts.store.registrationsOf(passes.map(({ serial }) => serial)) : []
  const devicesOf = (serial: string) => registrations.filter((each) => each.serial === serial)
  const targets = passes.map(({ serial, hasGoogleLink }) => ({
    serial,
    appleDevices: devicesOf(serial).map(({ device, pushToken }) => ({ device, pushToken })),
    readForGoogle: hasGoogleLink && recipients.google ? () => current(parts, serial, 'wallets', 'google') : null,
  }))
  parts.pushes.enqueue(
    targets.filter(({ appleDevices, readForGoogle }) => appleDevices.length > 0 || readForGoogle !== null),
  )
}

/** Makes a pass void and deletes all that names the member; null if another change came before. */
async function end(parts: Parts, pass: StoredPass, reader: Reader | null = null): Promise<CurrentPass | null> {
  const ended = parts.codec.endedOf(pass, Date.now())
  if (!(await parts.store.updatePass(ended, pass.changed, Date.now()))) return null
  await notifyWallets(parts, [ended], recipientsOf(reader))
  return currentOf(parts, ended, null)
}

/** A pass as it is stored now, and what it shows. */
function currentOf({ keys }: Parts, row: StoredPass, content: PassContent | null, isMissing = false): CurrentPass {
  const { serial, sealed, changed } = row
  return { serial, changed, content, isMissing, token: keys.tokenOf(serial, sealed) }
}

async function current(parts: Parts, serial: string, client: string, reader: Reader): Promise<CurrentPass | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const row = await findRow(parts, serial)
    if (row?.state === 'ended') return currentOf(parts, row, null)
    const pass = parts.codec.liveOf(row)
    // What cannot be read has not ended: another edge may have its key.
    if (row !== undefined && pass === null && reader !== 'check') throw sealedByOther()
    if (pass === null) return null
    const refreshed = await refresh(parts, pass, client, reader)
    if (refreshed !== null) return refreshed
  }
  throw tooManyChanges()
}

/** What the platform says of a card; null where a lock holds without it, so that wallets show the lock at any time. */
async function detailsOf({ readCard }: Parts, pass: LivePass, client: string, reader: Reader) {
  const { cardCode, accountId } = pass.subject
  try {
    return await readCard(cardCode, accountId, client)
  } catch (error) {
    if (pass.state === 'locked' && reader !== 'check') return null
    throw error
  }
}

/**
 * Asks the platform what a pass shows, writes it and notifies all wallets of a change; null if another change came
 * first.
 */
async function refresh(parts: Parts, pass: LivePass, client: string, reader: Reader): Promise<CurrentPass | null> {
  const { store, codec } = parts
  const { serial } = pass
  const began = Date.now()
  const found = await detailsOf(parts, pass, client, reader)
  if (found === null) return currentOf(parts, pass, contentOf({ ...pass, subject: { ...pass.subject, points: null } }))
  const isMissing = found.kind === 'missing'
  const missingSince = isMissing ? pass.subject.missingSince || began : 0
  if (found.kind === 'ended' || (isMissing && began - missingSince >= missingTime)) return end(parts, pass, reader)
  if (isMissing) await store.setDue(serial, missingSince + missingTime)
  const details = found.kind === 'card' ? found : noDetails
  const lockedAt = details.state === 'locked' ? began : pass.subject.lockedAt
  const subject = { ...pass.subject, points: details.points, lockedAt, missingSince }
  const state = details.state ?? pass.state
  const next = codec.rowOf(serial, subject, state)
  const content = contentOf({ serial, state, subject })
  // Only a check writes a pass with the newest key: while edges do not agree which one that is, each fetch would be a
  // change.
  const isSame = reader === 'check' ? next.contentHash === pass.contentHash : codec.hasContent(pass, subject, state)
  if (isSame && missingSince === pass.subject.missingSince) {
    if (reader === 'phone') await store.keepPass(serial, Date.now())
    return currentOf(parts, pass, content, isMissing)
  }
  const changed = changeAfter(pass.changed, Date.now())
  const row = { ...next, hasGoogleLink: pass.hasGoogleLink, changed }
  const used = reader === 'phone' ? Date.now() : null
  if (!(await write(parts, pass, row, used))) return null
  await notifyWallets(parts, [row], recipientsOf(reader))
  return currentOf(parts, row, content, isMissing)
}

async function mark(
  parts: Parts,
  serial: string,
  after: (pass: LivePass) => LivePass | null,
): Promise<StoredPass | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const pass = parts.codec.liveOf(await findRow(parts, serial))
    const next = pass && after(pass)
    if (pass === null || next === null) return null
    const changed = changeAfter(pass.changed, Date.now())
    const content = parts.codec.rowOf(serial, next.subject, next.state)
    const row = { ...content, hasGoogleLink: pass.hasGoogleLink, changed }
    if (await write(parts, pass, row, null)) return row
  }
  throw tooManyChanges()
}

async function save(
  parts: Parts,
  { cardCode, accountId, holder, isForGoogle, client }: SaveRequest,
): Promise<PassContent> {
  const { readCard, codec } = parts
  for (let tries = 0; tries < maxTries; tries += 1) {
    // Before the platform is asked, so that a change that comes meanwhile is noticed.
    const found = await ofCard(parts, cardCode)
    const details = await readCard(cardCode, accountId, client)
    if (details.kind !== 'card') throw new HttpError('forbidden', 'card of another member')
    const isOwn = found?.subject.accountId === accountId
    // The card was another member's before.
    if (found !== null && !isOwn) await end(parts, found)
    const known = isOwn ? found : null
    const state = details.state ?? known?.state ?? 'active'
    if (state === 'locked') throw new HttpError('forbidden', 'card is locked')
    const name = holder ?? known?.subject.holder ?? null
    const lockedAt = known?.subject.lockedAt ?? 0
    const subject = { cardCode, accountId, holder: name, points: details.points, lockedAt, missingSince: 0 }
    const row = codec.rowOf(known?.serial ?? newSerial(), subject, state)
    const isSame = known?.contentHash === row.contentHash
    const changed = isSame ? known.changed : changeAfter(known?.changed ?? 0, Date.now())
    const next = { ...row, hasGoogleLink: isForGoogle || (known?.hasGoogleLink ?? false), changed }
    const isWritten = known === null ? await insert(parts, next) : await write(parts, known, next, Date.now())
    if (!isWritten) continue
    if (known !== null && !isSame) await notifyWallets(parts, [next])
    return contentOf({ ...row, subject })
  }
  throw tooManyChanges()
}

/** Whether this pass, and not another one of its card, is stored. */
async function insert(parts: Parts, pass: StoredPass): Promise<boolean> {
  await parts.store.insertPass(pass, Date.now())
  return (await findRow(parts, pass.serial)) !== undefined
}
