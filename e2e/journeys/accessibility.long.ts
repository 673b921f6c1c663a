import { narrowJourneys } from '../portal/narrow-journeys.ts'

narrowJourneys(' without a violation', (watch) => watch.checkAccessibility())
