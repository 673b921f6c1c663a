import { redeemJourney } from '../portal/redeem-journeys.ts'

redeemJourney(1440)
