// Errors for settings that staff have not made yet. Callers get one clear message.

/** There is no receiving account. */
export class NoPayAccount extends Error {
  override readonly name = 'NoPayAccount';
}

/** Nothing can be priced yet. */
export class PricingSettingsUnset extends Error {
  override readonly name = 'PricingSettingsUnset';
}
