import { prefixes, screens } from '../../screens/screens.ts';
import { dismissAgent, makeAgent } from './agent-acts.ts';
import { answerBuyer, listChats } from './chat-acts.ts';
import type { CommandName } from './commands.ts';
import { judgeDealer, listDealers } from './dealer-acts.ts';
import { type Desk, StaffRefused } from './desk.ts';
import { startFlashSale } from './flash-sale.ts';
import type { OrderCommand } from '../desk/orders/move-for-staff.ts';
import { actOnOrder, isOrderCommand } from './order-acts.ts';
import { changeMemberRole, endMembership, invite, listMembers, printOwnerLink } from './member-acts.ts';
import type { StaffOrder } from './parse-order.ts';
import { howToSetTerms, TermsUnset } from '../pricing/price-terms.ts';
import { setPriceTerms, showPriceTerms } from './price-terms.ts';
import { listOrders, showOrder } from './show-orders.ts';
import { checkLog } from './verify-log.ts';
import { sealEntry } from '../../wire/envelope/entry-link.ts';
import { readEntryKey } from '../entry/entry-key.ts';

type Duty = (desk: Desk, order: StaffOrder) => Promise<string>;

const duties: Readonly<Record<Exclude<CommandName, OrderCommand>, Duty>> = {
  list: (desk, { options }) => listOrders(desk, options['status']),
  order: (desk, { subject }) => showOrder(desk, subject),
  dealers: listDealers,
  'approve-dealer': judgeDealer,
  'reject-dealer': judgeDealer,
  chats: listChats,
  'answer-chat': answerBuyer,
  'make-agent': makeAgent,
  'dismiss-agent': dismissAgent,
  'flash-sale': startFlashSale,
  'price-terms': showPriceTerms,
  'set-price-terms': setPriceTerms,
  members: listMembers,
  'owner-link': printOwnerLink,
  invite,
  'change-role': changeMemberRole,
  'end-member': endMembership,
  'verify-log': checkLog,
  'entry-link': writeEntryLinks,
  'entry-key': tellEntryKey,
};

/** Runs a staff command and returns its output. A refusal is thrown as `StaffRefused`. */
export async function carryOutOrder(desk: Desk, order: StaffOrder): Promise<string> {
  const { command } = order;
  try {
    return await (isOrderCommand(command) ? actOnOrder(desk, { ...order, command }) : duties[command](desk, order));
  } catch (error) {
    if (error instanceof TermsUnset) throw new StaffRefused(`${error.message}: ${howToSetTerms}`);
    throw error;
  }
}

/** A vehicle link for a partner's pages, in each language. */
async function writeEntryLinks({ services }: Desk, { subject }: StaffOrder): Promise<string> {
  const { database, publicUrl } = services;
  const vehicle = await database.selectFrom('vehicle').select('id').where('id', '=', subject).executeTakeFirst();
  if (!vehicle) throw new StaffRefused(`There is no vehicle ${subject}.`);
  const query = new URLSearchParams({ authKey: await sealEntry(vehicle.id, await readEntryKey(database)) });
  const { path } = screens.thirdParty;
  return Object.values(prefixes)
    .map((prefix) => `${publicUrl}/${prefix}${path}?${query}`)
    .join('\n');
}

/** The key that a partner needs to make such links itself. */
function tellEntryKey({ services }: Desk): Promise<string> {
  return readEntryKey(services.database);
}
