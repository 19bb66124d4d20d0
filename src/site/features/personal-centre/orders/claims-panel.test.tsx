// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { OrderClaims } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import { button, wanjiku } from '../testing/open-centre.tsx';
import ClaimsPanel from './claims-panel.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const user = userEvent.setup({ delay: null });
const mayReport: OrderClaims = {
  window: { hours: 48, isOpen: true, closesAt: '2026-06-16T09:00:00.000Z' },
  canReport: true,
  claims: [],
};
const kind = () => screen.getByLabelText<HTMLSelectElement>(/^What is wrong\?/);
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/^Describe it/);
const report = () => screen.findByRole('button', { name: 'Report a problem' });

async function open(answers: Answers = {}, email = wanjiku.email) {
  cleanup();
  installAnswers({ getClaims: () => mayReport, ...answers });
  await renderSite(<ClaimsPanel order={{ id: '500001' }} />, {
    texts: ['claims', 'claim-photos'],
    user: { ...wanjiku, email },
  });
}

async function fillIn() {
  await user.click(await report());
  await user.selectOptions(kind(), 'damage');
  await user.type(text(), 'The left door is dented.');
}

test('keeps the kind and text of a report after a reload, for its owner, until it is cancelled', async () => {
  await open();
  await fillIn();
  await open({}, 'baraka@example.com');
  expect(await report()).toBeTruthy();
  await open();
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Describe it/)).value).toBe('The left door is dented.');
  expect(kind().value).toBe('damage');
  await user.click(button('Cancel'));
  await open();
  expect(await report()).toBeTruthy();
});

const photo = (name = 'door.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

test.each([
  ['sent', () => mayReport],
  ['recorded although its answer was lost', () => new FailsWith('unknown', 'No answer.')],
])('drops a report once it is %s', async (_, answer) => {
  let current = mayReport;
  await open({
    getClaims: () => current,
    addPaper: () => ({ papers: [], paperId: 'p1' }),
    reportClaim: () => {
      current = { ...mayReport, canReport: false };
      return answer();
    },
  });
  await fillIn();
  await user.upload(screen.getByLabelText('Photos', { selector: 'input' }), photo());
  await screen.findByText(/door\.jpg/);
  await user.click(button('Send the report'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the report' })).toBeNull());
  await open();
  expect(await report()).toBeTruthy();
});

test('reports photos that the order already has, each with its own mark', async () => {
  const parts = [
    { part: 'leftFrontDoor', text: 'Front door, left' },
    { part: 'bonnet', text: 'Bonnet' },
  ] as const;
  const ids = ['p1', 'p2'];
  const papers = ids.map((id) => ({ id, addedBy: 'buyer', title: 'Claim photo' }));
  const reported: unknown[] = [];
  await open({
    getClaims: () => ({ ...mayReport, parts }),
    addPaper: () => ({ papers, paperId: ids.shift() }),
    reportClaim: (body) => {
      reported.push(body);
      return mayReport;
    },
  });
  await fillIn();
  await user.upload(screen.getByLabelText('Photos', { selector: 'input' }), [photo(), photo('bonnet.jpg')]);
  const [first, second] = await screen.findAllByLabelText(/^Part of the vehicle/);
  if (!first || !second) throw new Error('There are two photos.');
  await user.selectOptions(first, 'Front door, left');
  await user.selectOptions(second, 'Bonnet');
  await user.click(button('Send the report'));
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(reported[0]).toMatchObject({
    paperIds: ['p1', 'p2'],
    marks: [
      { paperId: 'p1', part: 'leftFrontDoor' },
      { paperId: 'p2', part: 'bonnet' },
    ],
  });
});
