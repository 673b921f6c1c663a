/** A Prämie; a coupon of every other usage type is an Aktion. */
export const isReward = ({ usageType }: { usageType: string }): boolean => usageType === 'REWARD'
