import * as berlinTime from '@delikaterie/shared-contracts/berlin-time'
import * as brand from '@delikaterie/shared-contracts/brand'
import * as callsCoupons from '@delikaterie/shared-contracts/calls/coupons'
import * as callsEnvelope from '@delikaterie/shared-contracts/calls/envelope'
import * as callsListOf from '@delikaterie/shared-contracts/calls/list-of'
import * as callsPoints from '@delikaterie/shared-contracts/calls/points'
import * as callsResponseFields from '@delikaterie/shared-contracts/calls/response-fields'
import * as callsText from '@delikaterie/shared-contracts/calls/text'
import * as callsUserData from '@delikaterie/shared-contracts/calls/user-data'
import * as domainAvailability from '@delikaterie/shared-contracts/domain/availability'
import * as domainCouponLabel from '@delikaterie/shared-contracts/domain/coupon-label'
import * as domainFieldError from '@delikaterie/shared-contracts/domain/field-error'
import * as domainListFilter from '@delikaterie/shared-contracts/domain/list-filter'
import * as domainMatchesWords from '@delikaterie/shared-contracts/domain/matches-words'
import * as format from '@delikaterie/shared-contracts/format'
import * as listQuery from '@delikaterie/shared-contracts/list-query'
import * as messagesAvailability from '@delikaterie/shared-contracts/messages/availability'
import * as messagesCouponLabel from '@delikaterie/shared-contracts/messages/coupon-label'
import * as messagesErrors from '@delikaterie/shared-contracts/messages/errors'
import * as messagesLoyaltyErrors from '@delikaterie/shared-contracts/messages/loyalty-errors'
import * as messagesRequestErrors from '@delikaterie/shared-contracts/messages/request-errors'
import * as paths from '@delikaterie/shared-contracts/paths'
import * as stores from '@delikaterie/shared-contracts/stores'
import * as button from '@delikaterie/shared-ui/button'
import * as card from '@delikaterie/shared-ui/card'
import * as classNames from '@delikaterie/shared-ui/class-names'
import * as failureNotice from '@delikaterie/shared-ui/failure-notice'
import * as filterChips from '@delikaterie/shared-ui/filter-chips'
import * as focusedHeading from '@delikaterie/shared-ui/focused-heading'
import * as focusedNotice from '@delikaterie/shared-ui/focused-notice'
import * as listFilters from '@delikaterie/shared-ui/list-filters'
import * as longList from '@delikaterie/shared-ui/long-list'
import * as noResults from '@delikaterie/shared-ui/no-results'
import * as notice from '@delikaterie/shared-ui/notice'
import * as pageHero from '@delikaterie/shared-ui/page-hero'
import * as picture from '@delikaterie/shared-ui/picture'
import * as pointsAmount from '@delikaterie/shared-ui/points-amount'
import * as retryNotice from '@delikaterie/shared-ui/retry-notice'
import * as section from '@delikaterie/shared-ui/section'
import * as selectField from '@delikaterie/shared-ui/select-field'
import * as skeleton from '@delikaterie/shared-ui/skeleton'
import * as tag from '@delikaterie/shared-ui/tag'
import * as textField from '@delikaterie/shared-ui/text-field'
import * as visuallyHidden from '@delikaterie/shared-ui/visually-hidden'
import type { EmbeddedModule } from '@delikaterie/shared-contracts/remotes'

/** What the elements of a page have once; the builds of remotes for embedding pages leave it out. */
export const embeddedModules: Readonly<Record<EmbeddedModule, object>> = {
  '@delikaterie/shared-contracts/berlin-time': berlinTime,
  '@delikaterie/shared-contracts/brand': brand,
  '@delikaterie/shared-contracts/calls/coupons': callsCoupons,
  '@delikaterie/shared-contracts/calls/envelope': callsEnvelope,
  '@delikaterie/shared-contracts/calls/list-of': callsListOf,
  '@delikaterie/shared-contracts/calls/points': callsPoints,
  '@delikaterie/shared-contracts/calls/response-fields': callsResponseFields,
  '@delikaterie/shared-contracts/calls/text': callsText,
  '@delikaterie/shared-contracts/calls/user-data': callsUserData,
  '@delikaterie/shared-contracts/domain/availability': domainAvailability,
  '@delikaterie/shared-contracts/domain/coupon-label': domainCouponLabel,
  '@delikaterie/shared-contracts/domain/field-error': domainFieldError,
  '@delikaterie/shared-contracts/domain/list-filter': domainListFilter,
  '@delikaterie/shared-contracts/domain/matches-words': domainMatchesWords,
  '@delikaterie/shared-contracts/format': format,
  '@delikaterie/shared-contracts/list-query': listQuery,
  '@delikaterie/shared-contracts/messages/availability': messagesAvailability,
  '@delikaterie/shared-contracts/messages/coupon-label': messagesCouponLabel,
  '@delikaterie/shared-contracts/messages/errors': messagesErrors,
  '@delikaterie/shared-contracts/messages/loyalty-errors': messagesLoyaltyErrors,
  '@delikaterie/shared-contracts/messages/request-errors': messagesRequestErrors,
  '@delikaterie/shared-contracts/paths': paths,
  '@delikaterie/shared-contracts/stores': stores,
  '@delikaterie/shared-ui/button': button,
  '@delikaterie/shared-ui/card': card,
  '@delikaterie/shared-ui/class-names': classNames,
  '@delikaterie/shared-ui/failure-notice': failureNotice,
  '@delikaterie/shared-ui/filter-chips': filterChips,
  '@delikaterie/shared-ui/focused-heading': focusedHeading,
  '@delikaterie/shared-ui/focused-notice': focusedNotice,
  '@delikaterie/shared-ui/list-filters': listFilters,
  '@delikaterie/shared-ui/long-list': longList,
  '@delikaterie/shared-ui/no-results': noResults,
  '@delikaterie/shared-ui/notice': notice,
  '@delikaterie/shared-ui/page-hero': pageHero,
  '@delikaterie/shared-ui/picture': picture,
  '@delikaterie/shared-ui/points-amount': pointsAmount,
  '@delikaterie/shared-ui/retry-notice': retryNotice,
  '@delikaterie/shared-ui/section': section,
  '@delikaterie/shared-ui/select-field': selectField,
  '@delikaterie/shared-ui/skeleton': skeleton,
  '@delikaterie/shared-ui/tag': tag,
  '@delikaterie/shared-ui/text-field': textField,
  '@delikaterie/shared-ui/visually-hidden': visuallyHidden,
}
