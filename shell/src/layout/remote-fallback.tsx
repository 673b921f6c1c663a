import { Button } from '@delikaterie/shared-ui/button'
import { Notice } from '@delikaterie/shared-ui/notice'
import { t } from '../messages/layout.ts'

export type RemoteFallbackProps = {
  onRetry: () => void
  /** Names what is missing, where "this part" is not enough. */
  title?: string
}

/** Stands in a remote's place when its code does not come; everything around it keeps working. */
export function RemoteFallback({ onRetry, title = t.remoteTitle }: RemoteFallbackProps) {
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Button variant="outline" onClick={onRetry}>
          {t.remoteRetry}
        </Button>
      }
    >
      {t.remoteText}
    </Notice>
  )
}
