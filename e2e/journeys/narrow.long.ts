import { narrowJourneys } from '../portal/narrow-journeys.ts'

narrowJourneys('', async () => {})
