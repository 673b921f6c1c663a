import { $hasLoyaltyAccount, $status } from '@delikaterie/shared-contracts/session'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { ErrorPage } from '../pages/error.tsx'

/** In place of the portal if it failed outside of a page: with header and footer, without them if those fail. */
export const FailedPortal = ({ year }: { year: string }) => (
  <ErrorBoundary fallback={<BareErrorPage />}>
    <PageLayout
      flags={{}}
      menu={$hasLoyaltyAccount.get() ? 'member' : 'visitor'}
      loggedIn={$status.get() === 'member'}
      current=""
      year={year}
    >
      <ErrorPage />
    </PageLayout>
  </ErrorBoundary>
)

const BareErrorPage = () => (
  <main>
    <ErrorPage />
  </main>
)
