import { expect, it } from 'vitest';
import {
  cityName,
  freightNumberOf,
  logisticsLinkOf,
  portName,
  proofRemarkOf,
  statusTexts,
  transportName,
} from './order-texts.ts';

it('B-078 Order statuses are labelled as a receipt under review, in preparation and in transit', () => {
  const labels = Object.values(statusTexts).map(({ en }) => en);
  expect(labels).toEqual(expect.arrayContaining(['Payment Receipt Under Review', 'In Preparation', 'In Transit']));
});

it('Places and transports have names, and those no longer offered are shown by their code', () => {
  expect([portName('p-mba', 'en'), portName('p-mba', 'zh'), portName('p-old', 'en')]).toEqual([
    'Mombasa',
    '蒙巴萨',
    'p-old',
  ]);
  expect([cityName('11', 'en'), cityName('none', 'en')]).toEqual(['Mombasa', 'none']);
  expect([transportName('1', 'en'), transportName('1', 'zh'), transportName('9', 'en')]).toEqual([
    'RORO',
    '滚装船',
    '9',
  ]);
});

it('A shipped order has its freight number and its link, which is empty if unknown', () => {
  const before = { freight_number: null, logistics_link: null };
  expect([logisticsLinkOf(before), freightNumberOf(before)]).toEqual([{}, {}]);
  const without = { freight_number: 'GP1', logistics_link: null };
  expect([logisticsLinkOf(without), freightNumberOf(without)]).toEqual([{ sendOutWebSite: '' }, { sendOutNum: 'GP1' }]);
  const shipped = { freight_number: 'GP1', logistics_link: 'https://carrier.example' };
  expect(logisticsLinkOf(shipped)).toEqual({ sendOutWebSite: 'https://carrier.example' });
});

it('Only the record of a rejected payment has a remark', () => {
  expect(proofRemarkOf({ act: 'rejectPayment', note: 'Cannot be read' })).toEqual({ proofRemark: 'Cannot be read' });
  const others = [
    { act: 'rejectPayment', note: null },
    { act: 'rejectPayment', note: '' },
    { act: 'cancel', note: 'x' },
  ];
  for (const record of [undefined, ...others]) expect(proofRemarkOf(record)).toEqual({});
});
