/** `value × numerator / denominator` for whole numbers, half up, exact whatever the size. */
export function multiplyDivide(value: number, numerator: number, denominator: number): number {
  const doubled = BigInt(value) * BigInt(numerator) * 2n + BigInt(denominator);
  return Number(doubled / (BigInt(denominator) * 2n));
}

/** `numerator / denominator`, half up to whole steps: a tariff that moves in steps of ten dollars never names cents. */
export function divideToStep(numerator: number, denominator: number, step: number): number {
  return multiplyDivide(numerator, 1, denominator * step) * step;
}

const ratioScale = 1_000_000;

/** A ratio in whole millionths, so that 0.3 is 0.3 and not the nearest binary fraction. */
export function toMillionths(ratio: number): number {
  return Math.round(ratio * ratioScale);
}

export function takeRatio(amount: number, ratio: number): number {
  return multiplyDivide(amount, toMillionths(ratio), ratioScale);
}
