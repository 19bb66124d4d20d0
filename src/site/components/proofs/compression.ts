const megabyte = 1024 * 1024;
const qualityBeyond = 0.125;

/** JPEG quality by picture size in bytes. It decreases up to 7 MB, and larger pictures have a fixed quality. */
const qualities = [
  { below: megabyte, quality: 0.3 },
  { below: 2 * megabyte, quality: 0.25 },
  { below: 5 * megabyte, quality: 0.2 },
] as const;
const largestOrdinary = { upTo: 7 * megabyte, quality: 0.05 } as const;

/** The reduction of the quality on low-end phones. */
const onCertainPhones = 0.8;

export function qualityFor(size: number, isWeak = false): number {
  const quality = usualQuality(size);
  return isWeak ? quality * onCertainPhones : quality;
}

function usualQuality(size: number): number {
  const step = qualities.find(({ below }) => size < below);
  if (step) return step.quality;
  return size <= largestOrdinary.upTo ? largestOrdinary.quality : qualityBeyond;
}

/** What a browser reveals about its device and connection, if anything. */
export interface PhoneFacts {
  userAgent: string;
  /** In GB, rounded. */
  deviceMemory?: number;
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** In GB. Phones with so little memory are old and cheap, and often on small data plans. */
const littleMemory = 2;
const slowConnections: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g']);

/** Whether a large upload would fail or cost too much on this device: little memory, a slow connection, or data saving. */
export function isLowEndDevice({ userAgent, deviceMemory, connection }: PhoneFacts): boolean {
  if (!/\bMobi/.test(userAgent)) return false;
  const { saveData = false, effectiveType = '' } = connection ?? {};
  return saveData || slowConnections.has(effectiveType) || (deviceMemory !== undefined && deviceMemory <= littleMemory);
}
