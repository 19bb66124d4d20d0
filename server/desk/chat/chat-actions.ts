import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { type AssignOutcome, assignChat, settleChat } from '#server/marketplace/chat/assign-chat.ts';
import { saveReadPosition, saveTyping } from '#server/marketplace/chat/read-marks.ts';
import { answerChat } from '#server/marketplace/chat/staff.ts';
import { showMessage } from './show-chat.ts';

type ChatAct =
  | 'staffAnswerChat'
  | 'staffSettleChat'
  | 'staffTakeChat'
  | 'staffHandOverChat'
  | 'staffReadChat'
  | 'staffTypeInChat';

const refusals = {
  held: 'chatHeld',
  gone: 'chatGone',
  empty: 'chatTextEmpty',
  // The contract already limits the length.
  tooLong: 'chatTextEmpty',
} as const;

/** Chat actions of staff, shared with the staff command. */
export const chatActionHandlers: Pick<Handlers<Context>, ChatAct> = {
  async staffAnswerChat({ id, text, seen }, context) {
    const { services, database, now } = context;
    const by = staffActorOf(context);
    const outcome = await answerChat(database, { accountId: id, by, text, seen }, now);
    if (outcome.is === 'changed') return { code: 409 };
    if (outcome.is !== 'sent') return refuse(context, 400, refusals[outcome.is]);
    context.afterwards(() => services.hub.notify(id));
    return { code: 0, body: showMessage(outcome.message) };
  },

  async staffSettleChat({ id, seen }, context) {
    const { database, now } = context;
    return answer(context, await settleChat(database, { accountId: id, by: staffActorOf(context), seen }, now));
  },

  async staffTakeChat({ id, from }, context) {
    const { database, now } = context;
    const to = memberOf(context).memberId;
    return answer(context, await assignChat(database, { accountId: id, by: staffActorOf(context), from, to }, now));
  },

  async staffHandOverChat({ id, from, to }, context) {
    const { database, now } = context;
    return answer(context, await assignChat(database, { accountId: id, by: staffActorOf(context), from, to }, now));
  },

  async staffReadChat({ id, upTo }, { services, database }) {
    if (await saveReadPosition(database, id, 'staff', upTo)) services.hub.notify(id);
    return { code: 0 };
  },

  async staffTypeInChat({ id }, { services, database, now }) {
    if (await saveTyping(database, id, 'staff', now)) services.hub.notify(id);
    return { code: 0 };
  },
};

function answer(context: Context, outcome: AssignOutcome) {
  if (outcome === 'changed') return { code: 409 } as const;
  if (outcome === 'gone') return refuse(context, 400, 'chatGone');
  if (outcome === 'memberGone') return refuse(context, 400, 'staffMemberGone');
  return { code: 0 } as const;
}
