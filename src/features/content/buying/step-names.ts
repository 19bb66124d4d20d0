/** The five steps of buying, in the order in which they happen. */
export const stepNames = ['reserve', 'deposit', 'shipment', 'balance', 'collect'] as const;
export type StepName = (typeof stepNames)[number];
