import type { Services } from '../services/services.ts';

/** What is done again and again, by one node at a time, without anybody calling. */
export interface Job {
  /** Under which the nodes agree whose turn it is. */
  readonly name: string;
  /** Milliseconds from one run to the next. */
  readonly interval: number;
  /** Must bear being cut off anywhere and run again: a node may die in it. */
  run(services: Services): Promise<unknown>;
}
