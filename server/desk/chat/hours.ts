import type { Handlers } from '#generated/server.ts';
import type { StaffChatHours } from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { changeSetting, readSetting } from '#server/platform/calls/versioned-setting.ts';
import { type ChatHours, chatHours } from '#server/marketplace/chat/chat-hours.ts';

/** Chat opening hours, and the message outside them. */
export const chatHoursHandlers: Pick<Handlers<Context>, 'staffGetChatHours' | 'staffChangeChatHours'> = {
  async staffGetChatHours(_payload, { database }) {
    return { code: 0, body: show(await readSetting(database, chatHours)) };
  },

  async staffChangeChatHours({ version, isOn, days, from, to, en, cn, jp }, context) {
    const { database, now } = context;
    const texts = { en: en.trim(), zh: cn.trim(), ja: jp.trim() };
    const hasAllTexts = Object.values(texts).every((text) => text !== '');
    if (isOn && (!hasAllTexts || from === to)) return refuse(context, 400, 'chatHoursUnclear');
    const hours = { version, isOn, days: Array.from(days, Number), from, to, texts };
    const changed = await changeSetting(database, chatHours, { by: staffActorOf(context), value: hours }, now);
    return changed === 'changed' ? { code: 409 } : { code: 0, body: show(changed) };
  },
};

function show({ version, isOn, days, from, to, texts: { en, zh, ja } }: ChatHours): StaffChatHours {
  return { version, isOn, days: days.join(''), from, to, en, cn: zh, jp: ja };
}
