/** Stands in place of the labels of a coupon without any. */
export const unlabelled = 'Coupon'
