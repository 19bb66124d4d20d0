// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StaffLegalTexts, StaffRole } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '#desk/testing/press.ts';
import { renderDesk } from '#desk/testing/render-desk.tsx';
import { LegalSection } from './legal-section.tsx';

afterEach(cleanup);

const builtIn = { version: 0, fromDay: '2026-11-21', state: 'inForce' } as const;
const setBy = { setBy: 'Amina Otieno', setAt: '2026-11-30T06:24:00.000Z' };
const texts: StaffLegalTexts = {
  today: '2026-12-02',
  texts: [
    { name: 'statement', counter: 0, inForce: 0, versions: [builtIn] },
    {
      name: 'privacy',
      counter: 3,
      inForce: 1,
      versions: [
        { version: 3, fromDay: '2027-02-01', state: 'ahead', ...setBy },
        {
          version: 2,
          fromDay: '2027-01-01',
          state: 'takenBack',
          ...setBy,
          takenBackBy: 'Baraka Juma',
          takenBackAt: '2026-12-01T06:24:00.000Z',
        },
        { version: 1, fromDay: '2026-12-01', state: 'inForce', ...setBy },
        { ...builtIn, state: 'past' },
      ],
    },
  ],
};
const words = { en: 'Lead\n\n# Data\n\n- e-mail', cn: '中文', jp: '日本語' };

async function open(answers: Answers = {}, role: StaffRole = 'owner') {
  const asked = installAnswers({
    staffReadLegalTexts: () => texts,
    staffGetLegalVersion: () => ({ name: 'privacy', version: 1, texts: words }),
    ...answers,
  });
  await renderDesk(<LegalSection />, { role });
  await screen.findByRole('table', { name: 'Privacy policy' });
  return (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body);
}

async function openDialog(button: string) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Text \(English\)/);
  return dialog;
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('Each text is listed with its versions, days and authors', async () => {
  await open();
  const rows = within(screen.getByRole('table', { name: 'Privacy policy' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1 Feb 2027ScheduledAmina Otieno/),
    expect.stringMatching(/^1 Jan 2027WithdrawnAmina Otieno.*withdrawn by Baraka Juma/),
    expect.stringMatching(/^1 Dec 2026In forceAmina Otieno/),
    expect.stringMatching(/^21 Nov 2026No longer in forceBuilt in/),
  ]);
});

test('A new version starts from the current text and today, with a preview in each language', async () => {
  const bodiesOf = await open({ staffSetLegalText: () => ({ name: 'privacy', counter: 4 }) });
  const dialog = await openDialog('Write a new version: Privacy policy');
  expect(bodiesOf('staffGetLegalVersion')).toEqual([{ name: 'privacy', version: 1 }]);
  const preview = within(dialog.getByRole('region', { name: 'Preview in English' }));
  expect(preview.getByRole('heading', { name: /Data/ })).toBeTruthy();
  write(dialog.getByLabelText(/^Text \(English\)/), '# Rights\n\n- <b>ask</b>');
  expect(preview.getByRole('heading', { name: /Rights/ })).toBeTruthy();
  expect(preview.getByRole('listitem').textContent).toBe('<b>ask</b>');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffSetLegalText')).toEqual([
    {
      name: 'privacy',
      counter: 3,
      fromDay: '2026-12-02',
      texts: { ...words, en: '# Rights\n\n- <b>ask</b>' },
    },
  ]);
  expect(bodiesOf('staffReadLegalTexts')).toHaveLength(2);
});

test('A past day and a missing language are reported at their fields, and nothing is sent', async () => {
  const bodiesOf = await open({ staffSetLegalText: () => ({ name: 'privacy', counter: 4 }) });
  const dialog = await openDialog('Write a new version: Privacy policy');
  write(dialog.getByLabelText('In force from'), '2026-12-01');
  write(dialog.getByLabelText(/^Text \(日本語\)/), ' ');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose 2 Dec 2026 or a later day')).toBeTruthy();
  expect(dialog.getByText(/^Enter the text in this language too/)).toBeTruthy();
  expect(bodiesOf('staffSetLegalText')).toEqual([]);
});

test('After a colleague’s change the input stays, and a second press overwrites', async () => {
  let theirs: StaffLegalTexts | undefined;
  const bodiesOf = await open({
    staffReadLegalTexts: () => theirs ?? texts,
    staffSetLegalText: () => {
      if (theirs) return { name: 'privacy', counter: 5, version: 5 };
      theirs = { ...texts, texts: texts.texts.map((text) => ({ ...text, counter: text.counter + 1 })) };
      return new FailsWith(409, 'Somebody has changed it since.');
    },
  });
  const dialog = await openDialog('Write a new version: Privacy policy');
  write(dialog.getByLabelText(/^Text \(English\)/), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const said =
    'Somebody has changed it since. Press “Save” again to overwrite their changes, or close this dialog to see them.';
  expect((await dialog.findByRole('alert')).textContent).toBe(said);
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Text \(English\)/).value).toBe('Mine');
  press(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffSetLegalText')).toEqual([
    { name: 'privacy', counter: 3, fromDay: '2026-12-02', texts: { ...words, en: 'Mine' } },
    { name: 'privacy', counter: 4, fromDay: '2026-12-02', texts: { ...words, en: 'Mine' } },
  ]);
});

test('A scheduled version is corrected on another day', async () => {
  const bodiesOf = await open({ staffSetLegalText: () => ({ name: 'privacy', counter: 5 }) });
  const dialog = await openDialog('Edit the version from 1 Feb 2027: Privacy policy');
  expect(bodiesOf('staffGetLegalVersion')).toEqual([{ name: 'privacy', version: 3 }]);
  expect(dialog.getByLabelText<HTMLInputElement>('In force from').value).toBe('2027-02-01');
  write(dialog.getByLabelText('In force from'), '2027-03-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffSetLegalText')).toEqual([
    { name: 'privacy', counter: 3, fromDay: '2027-03-01', texts: words, replaces: 3 },
  ]);
});

test('A scheduled version is withdrawn on the second press', async () => {
  const bodiesOf = await open({ staffTakeBackLegalText: () => ({ name: 'privacy', counter: 4 }) });
  press(screen.getByRole('button', { name: 'Withdraw the version from 1 Feb 2027: Privacy policy' }));
  expect(bodiesOf('staffTakeBackLegalText')).toEqual([]);
  press(screen.getByRole('button', { name: 'Withdraw this version?' }));
  await waitFor(() =>
    expect(bodiesOf('staffTakeBackLegalText')).toEqual([{ name: 'privacy', counter: 3, version: 3 }]),
  );
});

test('Other roles read every version and edit none', async () => {
  await open({}, 'sales');
  expect(screen.queryByRole('button', { name: /^(Write|Change|Take back)/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'View the version from 1 Dec 2026: Privacy policy' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('日本語', { selector: 'p' })).toBeTruthy();
});
