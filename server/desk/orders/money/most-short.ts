/** The fee of a bank, or of two, in the smallest unit; what is missing beyond it is asked for. */
export const mostShort = { USD: 100_00, JPY: 15_000 } as const;
