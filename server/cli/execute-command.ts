import { prefixes, screens } from '#screens/screens.ts';
import { dismissAgent, makeAgent } from '#server/cli/agent-commands.ts';
import { answerBuyer, listChats } from '#server/cli/chat-commands.ts';
import type { CommandName } from '#server/cli/commands.ts';
import { reviewDealer, listDealers } from '#server/cli/dealer-commands.ts';
import { type CommandServices, StaffRefused } from '#server/cli/command-services.ts';
import { startFlashSale } from '#server/cli/flash-sale.ts';
import type { OrderCommand } from '#server/desk/orders/move-for-staff.ts';
import { actOnOrder, isOrderCommand } from '#server/cli/order-commands.ts';
import { changeMemberRole, endMembership, invite, listMembers, printOwnerLink } from '#server/cli/member-commands.ts';
import type { StaffCommand } from '#server/cli/parse-command.ts';
import { howToSetPricing } from '#server/marketplace/pricing/pricing-settings.ts';
import { PricingSettingsUnset } from '#server/platform/calls/unmet-settings.ts';
import { setPricingSettings, showPricingSettings } from '#server/cli/pricing-settings.ts';
import { listOrders, showOrder } from '#server/cli/show-orders.ts';
import { checkLog } from '#server/cli/verify-log.ts';
import { sealEntry } from '#wire/envelope/entry-link.ts';
import { readEntryKey } from '#server/marketplace/accounts/entry-key.ts';

type Duty = (desk: CommandServices, order: StaffCommand) => Promise<string>;

const duties: Readonly<Record<Exclude<CommandName, OrderCommand>, Duty>> = {
  list: (desk, { options }) => listOrders(desk, options['status']),
  order: (desk, { subject }) => showOrder(desk, subject),
  dealers: listDealers,
  'approve-dealer': reviewDealer,
  'reject-dealer': reviewDealer,
  chats: listChats,
  'answer-chat': answerBuyer,
  'make-agent': makeAgent,
  'dismiss-agent': dismissAgent,
  'flash-sale': startFlashSale,
  'price-terms': showPricingSettings,
  'set-price-terms': setPricingSettings,
  members: listMembers,
  'owner-link': printOwnerLink,
  invite,
  'change-role': changeMemberRole,
  'end-member': endMembership,
  'verify-log': checkLog,
  'entry-link': writeEntryLinks,
  'entry-key': printEntryKey,
};

/** Runs a staff command and returns its output. A refusal is thrown as `StaffRefused`. */
export async function executeCommand(desk: CommandServices, order: StaffCommand): Promise<string> {
  const { command } = order;
  try {
    return await (isOrderCommand(command) ? actOnOrder(desk, { ...order, command }) : duties[command](desk, order));
  } catch (error) {
    if (error instanceof PricingSettingsUnset) throw new StaffRefused(`${error.message}: ${howToSetPricing}`);
    throw error;
  }
}

/** A vehicle link for a partner's pages, in each language. */
async function writeEntryLinks({ services }: CommandServices, { subject }: StaffCommand): Promise<string> {
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
function printEntryKey({ services }: CommandServices): Promise<string> {
  return readEntryKey(services.database);
}
