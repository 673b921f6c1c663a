import { berlinDay } from '@portal/shared-contracts/dates/berlin-time'
import { EmailLink } from '@portal/page-library/navigation/links'
import { hasWalletSettings } from '@portal/page-library/wallet/page-wallets'
import { Button } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { myData as t } from '../../messages/my-data.ts'
import type { MyData as Loaded } from '../../stores/read-my-data.ts'
import { memberData } from '../../stores/member-data.ts'
import { downloadFile } from '../../ui/download-file.ts'
import { List, Part } from './part.tsx'
import { SavedWallets } from './saved-wallets.tsx'
import * as css from './section.module.css'

/** Saves the member's data as a file; if a part cannot be read, the member decides. */
export function MyData() {
  const [data] = useState(memberData)
  const state = useStore(data.$state)
  const busy = state.status === 'sending'
  const [saved, setSaved] = useState<string | null>(null)
  /** Stays while it is loaded again, because the button that has the focus is in it. */
  const [partial, setPartial] = useState<Loaded | null>(null)

  const save = ({ text, createdAt }: Loaded) => {
    const file = t.file(berlinDay(createdAt) ?? '')
    downloadFile(file, text, 'application/json')
    setSaved(file)
    setPartial(null)
  }
  const load = async () => {
    setSaved(null)
    const loaded = await data.submit()
    if (loaded?.missing.length === 0) save(loaded)
    else if (loaded) setPartial(loaded)
  }
  return (
    <Part part="myData">
      {saved !== null && (
        <FocusedNotice tone="success" title={t.savedTitle} occasion={saved}>
          {t.saved(saved)}
        </FocusedNotice>
      )}
      <Card className={css.section}>
        <p>{t.lead}</p>
        <List items={t.contents(hasWalletSettings())} />
        <p className={css.hint}>
          {t.more} <EmailLink />
        </p>
        {partial === null ? (
          <Button variant="outline" busy={busy} onClick={() => void load()}>
            {t.download}
          </Button>
        ) : (
          <Partial loaded={partial} busy={busy} onAgain={() => void load()} onSave={() => save(partial)} />
        )}
        <VisuallyHidden output>{busy ? t.loading : ''}</VisuallyHidden>
      </Card>
      {hasWalletSettings() && <SavedWallets />}
    </Part>
  )
}

type PartialProps = { loaded: Loaded; busy: boolean; onAgain: () => void; onSave: () => void }

/** Names what is missing before anything is saved. */
function Partial({ loaded, busy, onAgain, onSave }: PartialProps) {
  return (
    <FocusedNotice
      tone="error"
      title={t.missingTitle}
      occasion={loaded}
      action={
        <div className={css.actions}>
          <Button busy={busy} onClick={onAgain}>
            {t.again}
          </Button>
          <Button variant="outline" busy={busy} onClick={onSave}>
            {t.saveIncomplete}
          </Button>
        </div>
      }
    >
      <p>{t.missing}</p>
      <List items={t.names(loaded.missing)} />
    </FocusedNotice>
  )
}
