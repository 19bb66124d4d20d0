const megabyte = 1024 * 1024;
const qualityBeyond = 0.125;

/**
 * JPEG quality for pictures below a size in bytes. It falls up to 7 MB, and larger pictures have a quality of their
 * own.
 */
const qualities = [
  { below: megabyte, quality: 0.3 },
  { below: 2 * megabyte, quality: 0.25 },
  { below: 5 * megabyte, quality: 0.2 },
] as const;
const largestOrdinary = { upTo: 7 * megabyte, quality: 0.05 } as const;

export function qualityFor(size: number): number {
  const step = qualities.find(({ below }) => size < below);
  if (step) return step.quality;
  return size <= largestOrdinary.upTo ? largestOrdinary.quality : qualityBeyond;
}
