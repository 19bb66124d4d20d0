import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/api.ts';
import { useSession } from '../../app/session.tsx';
import { canBeUsed } from '../../components/usable-coupons.ts';

/** For a user who has coupons: how many can be used, as far as that is known. */
export function useCouponShortcut(): { usable: number } | undefined {
  const { user } = useSession();
  const { data = [], isError } = useQuery({ ...queries.listCouponsOptions(), enabled: user !== undefined });
  if (!user || data.length === 0) return undefined;
  return { usable: isError ? 0 : data.filter(canBeUsed).length };
}
