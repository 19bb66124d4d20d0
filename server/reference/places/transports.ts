import { inThree } from '../names.ts';
import type { Names } from '../names.ts';

export interface TransportKind {
  type: string;
  names: Names;
}

/** Offered in this order, so that RORO is the first choice wherever a RORO ship calls. */
export const transportKinds = {
  roro: { type: '1', names: inThree(['RORO', '滚装船', 'RORO船']) },
  container: { type: '2', names: inThree(['Container', '集装箱', 'コンテナ']) },
} as const satisfies Record<string, TransportKind>;
