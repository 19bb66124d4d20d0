import type { Model } from './check-history.ts';

export type VehicleAct = { do: 'reserve' | 'cancel' | 'sell' | 'ask'; buyer: string } | { do: 'look' };
/** `held`, `bought` and `none` answer a buyer who reads their own order, `free` and `taken` any visitor. */
export type VehicleResult = 'done' | 'refused' | 'free' | 'taken' | 'held' | 'bought' | 'none';
type VehicleState = 'free' | `held by ${string}` | `sold to ${string}`;

/** A vehicle is free, reserved by one buyer, or sold. Once the deposit is paid the reservation cannot be cancelled. */
export const vehicleModel: Model<VehicleState, VehicleAct, VehicleResult> = {
  initial: 'free',
  apply(state, act, result) {
    if (act.do === 'look') return result === (state === 'free' ? 'free' : 'taken') ? state : undefined;
    const [held, sold] = [`held by ${act.buyer}`, `sold to ${act.buyer}`] as const;
    if (act.do === 'ask') {
      return result === (state === held ? 'held' : state === sold ? 'bought' : 'none') ? state : undefined;
    }
    const [before, after] = ({ reserve: ['free', held], cancel: [held, 'free'], sell: [held, sold] } as const)[act.do];
    if (result === 'refused') return state === before ? undefined : state;
    return state === before ? after : undefined;
  },
  spell: (state) => state,
};
