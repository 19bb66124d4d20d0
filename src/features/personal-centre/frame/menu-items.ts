import {
  Building2,
  Car,
  Heart,
  KeyRound,
  MapPin,
  MessageSquareText,
  TicketPercent,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { centreItems, type CentreItem } from '../../../routing/paths.ts';

/** The items in the order of their index, each with the key of its name. */
export const menuItems = [
  { item: centreItems.orders, name: 'itemOrders', Icon: Car },
  { item: centreItems.favorites, name: 'itemFavorites', Icon: Heart },
  { item: centreItems.addresses, name: 'itemAddresses', Icon: MapPin },
  { item: centreItems.profile, name: 'itemProfile', Icon: UserRound },
  { item: centreItems.password, name: 'itemPassword', Icon: KeyRound },
  { item: centreItems.inquiries, name: 'itemInquiries', Icon: MessageSquareText },
  { item: centreItems.dealer, name: 'itemDealer', Icon: Building2 },
  { item: centreItems.coupons, name: 'itemCoupons', Icon: TicketPercent },
] as const satisfies readonly { item: CentreItem; name: string; Icon: LucideIcon }[];

export function nameOf(item: CentreItem): (typeof menuItems)[number]['name'] {
  return (menuItems.find((entry) => entry.item === item) ?? menuItems[0]).name;
}
