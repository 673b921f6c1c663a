export { mapInSlices, nextTask } from './map-in-slices.ts'
export { perAccount } from './per-account.ts'
export { createResource, refreshOnMount, type Resource, type ResourceOptions, type ResourceState } from './resource.ts'
export {
  createSubmission,
  failureOf,
  type Submission,
  type SubmissionOptions,
  type SubmissionState,
} from './submission.ts'
export { createSerialQueue } from './serial-queue.ts'
export { retryWithNewToken } from './retry-with-new-token.ts'
export { createNameProposal, isSameForm } from './name-proposal.ts'
