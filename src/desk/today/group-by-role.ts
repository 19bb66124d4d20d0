import type { StaffRole, StaffWaitingGroup } from '#generated/client/types.gen.ts';

type Turn = StaffWaitingGroup['turn'];

const turns: readonly Turn[] = ['accounts', 'logistics', 'sales', 'buyer'];

/** Waiting items grouped by role, the reader’s own first, then by longest waiting time. */
export function groupByRole(groups: readonly StaffWaitingGroup[], role: StaffRole) {
  const own = turns.filter((turn) => turn === role);
  const others = turns.filter((turn) => turn !== role);
  return [...own, ...others]
    .map((turn) => ({
      turn,
      groups: groups.filter((group) => group.turn === turn && group.count > 0).toSorted(byAge),
    }))
    .filter((one) => one.groups.length > 0);
}

function byAge(one: StaffWaitingGroup, other: StaffWaitingGroup): number {
  return (one.items[0]?.since ?? '').localeCompare(other.items[0]?.since ?? '');
}
