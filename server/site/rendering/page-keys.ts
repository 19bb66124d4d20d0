import type { OperationId } from '#generated/operations.ts';

/**
 * The keys of a page, by which caches drop it: `page` for every page, `vehicle-…` for each vehicle that it shows, `list`
 * if it lists vehicles, `rule` if prices or import rules decide what it shows, `content` for texts and banners. The
 * triggers of `0046-page-changes.ts` note the same keys.
 */
export function createPageKeys() {
  const keys = new Set(['page']);
  return {
    keys: keys as ReadonlySet<string>,

    /** Adds the keys of a call's answer. */
    addAnswer(operation: string, payload: Readonly<Record<string, unknown>>, answer?: unknown): void {
      for (const id of [payload['carSourceId'], ...listedIn(answer)]) {
        // No vehicle has another id, which could be more than one key.
        if (typeof id === 'string' && /^[\w-]{1,64}$/.test(id)) keys.add(`vehicle-${id}`);
      }
      if (/Vehicle/.test(operation) || ofRules.some((name) => name === operation)) keys.add('rule');
      if (/Vehicles/.test(operation)) keys.add('list');
      if (texts.some((name) => name === operation)) keys.add('content');
    },
  };
}

const ofRules: readonly OperationId[] = ['getRefundRules'];
const texts: readonly OperationId[] = ['listBanners', 'getLegalText'];

function listedIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer)
    .filter((part): part is unknown[] => Array.isArray(part))
    .concat(Array.isArray(answer) ? [answer] : [])
    .flat()
    .flatMap((card) => {
      const { id, priceUSD } = Object(card) as { id?: unknown; priceUSD?: unknown };
      return typeof id === 'string' && priceUSD !== undefined ? id : [];
    });
}
