import { type Api, type GetLoyaltyToken } from '../api/index.ts'
import { Coupon } from '../calls/coupons.ts'
export declare function fetchAccountCoupons(
  api: Api,
  accountId: string,
  now: Date,
  getLoyaltyToken?: GetLoyaltyToken,
): Promise<readonly Coupon[]>
export declare const loadAccountCoupons: (api: Api, accountId: string, now: Date) => Promise<readonly Coupon[]>
export declare const memberCoupons: {
  load: (accountId: string) => Promise<readonly Coupon[]>
  invalidateAround: <T>(change: () => Promise<T>) => Promise<T>
}
