import type { Language } from '#wire/language.ts';
import { accounts } from './accounts.ts';

export interface DemoQuestion {
  id: string;
  accountId: string;
  vehicleId: string;
  language: Language;
  question: string;
  hoursAgo: number;
  /** Absent while the question is unanswered. */
  answered?: { text: string; hoursAgo: number };
}

/** Buyers' questions about vehicles in stock. Answered ones are public. */
export const questions: readonly DemoQuestion[] = [
  {
    id: '970001',
    accountId: accounts.buyer.id,
    vehicleId: '100001',
    language: 'en',
    question: 'Does the price include a spare wheel and the jack?',
    hoursAgo: 74,
    answered: {
      text: 'Yes. The spare wheel and the jack lie in the boot, and both come with the vehicle.',
      hoursAgo: 69,
    },
  },
  {
    id: '970002',
    accountId: accounts.agent.id,
    vehicleId: '100001',
    language: 'zh',
    question: '这辆车的空调制冷正常吗？',
    hoursAgo: 171,
    answered: { text: '正常。我们在港口试过空调，制冷良好。', hoursAgo: 166 },
  },
  {
    id: '970003',
    accountId: accounts.dealerUnderReview.id,
    vehicleId: '100007',
    language: 'en',
    question: 'Can the rear seats be folded up to carry goods?',
    hoursAgo: 52,
    answered: {
      text: 'They can. Folded to the sides they leave the whole floor free, and they can be taken out with four bolts.',
      hoursAgo: 47,
    },
  },
  {
    id: '970004',
    accountId: accounts.buyer.id,
    vehicleId: '100004',
    language: 'ja',
    question: 'スペアキーは付属しますか。',
    hoursAgo: 120,
    answered: { text: 'はい。スペアキーを含め、2本ご用意しております。', hoursAgo: 113 },
  },
  {
    id: '970005',
    accountId: accounts.buyer.id,
    vehicleId: '100007',
    language: 'en',
    question: 'Has the timing belt been changed, and when?',
    hoursAgo: 3,
  },
];
