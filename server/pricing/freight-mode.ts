/** Who pays the freight when: the buyer beforehand, or on collection. */
export type FreightMode = 'prepaid' | 'collect';

/** The order page's freight radio, and the inquiry's `freightType`. */
const numbers = {
  prepaid: { freightRadio: 0, freightType: 1 },
  collect: { freightRadio: 1, freightType: 2 },
} as const satisfies Record<FreightMode, { freightRadio: number; freightType: number }>;

export function freightTypeOf(mode: FreightMode): 1 | 2 {
  return numbers[mode].freightType;
}

export function freightRadioOf(mode: FreightMode): 0 | 1 {
  return numbers[mode].freightRadio;
}

export function freightModeOf(freightType: 1 | 2): FreightMode {
  return freightType === numbers.collect.freightType ? 'collect' : 'prepaid';
}
