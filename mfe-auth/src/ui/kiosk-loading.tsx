import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { t } from '../messages/kiosk.ts'

/** The place of the kiosk's content while the edge is asked about the tablet. */
export const KioskLoading = () => (
  <>
    <VisuallyHidden>
      <output>{t.loading}</output>
    </VisuallyHidden>
    <Skeleton lines={4} />
  </>
)
