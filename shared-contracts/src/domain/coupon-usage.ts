/** A Prämie; a coupon of every other usage type is an Aktion (design §10). */
export const isReward = ({ usageType }: { usageType: string }): boolean => usageType === 'REWARD'
