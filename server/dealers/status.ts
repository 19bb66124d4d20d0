/** The contract's numbers for where a certification stands. */
export const certificationStatus = { none: -1, underReview: 1, approved: 2, rejected: 3 } as const;
