export declare function endSession(accessToken: string | null): void
