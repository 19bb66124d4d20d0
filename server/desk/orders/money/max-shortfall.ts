/** Largest acceptable shortfall in the smallest unit: about two bank fees. Anything beyond it must be paid. */
export const maxShortfall = { USD: 100_00, JPY: 15_000 } as const;
