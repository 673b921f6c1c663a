import { accountJourneys } from '../portal/account-journeys.ts'

accountJourneys(1440)
