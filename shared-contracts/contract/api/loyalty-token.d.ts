import { type Api } from './api.ts'
export declare function fetchLoyaltyToken(api: Api): Promise<string>
export declare const currentLoyaltyToken: (api: Api) => Promise<string>
export type GetLoyaltyToken = (api: Api) => Promise<string>
export declare function withLoyaltyToken<T>(request: (getToken: GetLoyaltyToken) => Promise<T>): Promise<T>
