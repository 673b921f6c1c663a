/**
 * The modules besides the shared ones that an embedding page has once for all its elements: what the rewards list and
 * another element show, and texts and notices of cards and account (docs/decisions/0032-second-element.md). A remote's
 * build for embedding pages takes them from the page; it is loaded only if both were built from the same sources of them.
 */
export const embeddedModules = [
  '@delikaterie/shared-contracts/berlin-time',
  '@delikaterie/shared-contracts/brand',
  '@delikaterie/shared-contracts/domain/availability',
  '@delikaterie/shared-contracts/domain/coupon-label',
  '@delikaterie/shared-contracts/domain/list-filter',
  '@delikaterie/shared-contracts/domain/matches-words',
  '@delikaterie/shared-contracts/format',
  '@delikaterie/shared-contracts/list-query',
  '@delikaterie/shared-contracts/messages/availability',
  '@delikaterie/shared-contracts/messages/coupon-label',
  '@delikaterie/shared-contracts/messages/errors',
  '@delikaterie/shared-contracts/messages/loyalty-errors',
  '@delikaterie/shared-contracts/messages/request-errors',
  '@delikaterie/shared-contracts/paths',
  '@delikaterie/shared-contracts/stores',
  '@delikaterie/shared-ui/button',
  '@delikaterie/shared-ui/card',
  '@delikaterie/shared-ui/class-names',
  '@delikaterie/shared-ui/failure-notice',
  '@delikaterie/shared-ui/filter-chips',
  '@delikaterie/shared-ui/focused-heading',
  '@delikaterie/shared-ui/focused-notice',
  '@delikaterie/shared-ui/list-filters',
  '@delikaterie/shared-ui/long-list',
  '@delikaterie/shared-ui/no-results',
  '@delikaterie/shared-ui/notice',
  '@delikaterie/shared-ui/page-hero',
  '@delikaterie/shared-ui/picture',
  '@delikaterie/shared-ui/points-amount',
  '@delikaterie/shared-ui/retry-notice',
  '@delikaterie/shared-ui/section',
  '@delikaterie/shared-ui/select-field',
  '@delikaterie/shared-ui/skeleton',
  '@delikaterie/shared-ui/tag',
  '@delikaterie/shared-ui/text-field',
  '@delikaterie/shared-ui/visually-hidden',
] as const
export type EmbeddedModule = (typeof embeddedModules)[number]
