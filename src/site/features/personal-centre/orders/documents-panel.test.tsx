// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { AddPaperPayload, Paper, Papers } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { line } from '#shared/state/connection.ts';
import { closeLayersAbove } from '#shared/routing/page-layers.ts';
import { installUpload } from '#shared/api/upload-file.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import { Toasts } from '../../../../testing/toasts.tsx';
import DocumentsPanel from './documents-panel.tsx';
import { enter } from '../../../../testing/enter.ts';

afterEach(() => {
  vi.restoreAllMocks();
  line.set('there');
  cleanup();
});

const certificate: Paper = {
  id: 'pp1',
  kind: 'inspectionCertificate',
  number: 'QISJ-260612-114',
  sha256: `9f86d081884c${'0'.repeat(52)}`,
  bytes: 1_572_864,
  type: 'application/pdf',
  name: 'GP1-inspectionCertificate-1.pdf',
  file: '/files/9f/x.pdf?paper=pp1&pass=gpp_1',
  addedBy: 'staff',
  addedAt: '2026-06-12T07:00:00.000Z',
  canWithdraw: false,
};
const own: Paper = { ...certificate, id: 'pp2', kind: 'receipt', addedBy: 'buyer', canWithdraw: true };

async function open(answers: Answers, papers: Papers = { papers: [certificate, own], canAdd: true }) {
  const asked = installAnswers({ listPapers: () => papers, ...answers });
  const user = { email: 'wanjiku@example.com', countryName: 'Kenya' } as never;
  const panel = (
    <>
      <DocumentsPanel order={{ id: '500003', orderNo: 'GP20260611004' }} />
      <Toasts />
    </>
  );
  await renderSite(panel, { user, at: '/', texts: ['orders', 'papers'] });
  await screen.findByRole('region', { name: 'Documents' });
  return {
    asked,
    bodiesOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body),
  };
}

const pdf = (content: string, name = 'slip.pdf') => new File([content], name, { type: 'application/pdf' });

async function choose(file: File): Promise<void> {
  await userEvent.upload(screen.getByLabelText('File'), file, { applyAccept: false });
}

test('saves a document by its link, with who added it, when in Nairobi time, its hash and its size', async () => {
  await open({});
  const link = await screen.findByRole('link', { name: 'Inspection certificate, no. QISJ-260612-114' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([certificate.file, certificate.name]);
  const [row] = screen.getAllByRole('listitem');
  expect(row?.textContent).toContain('Added by GariPort, 12 Jun 2026, 10:00');
  expect(row?.textContent).toContain('SHA-256 9f86d081884c…, 1.5 MB');
});

test('closes a dialog on Back instead of leaving the order', async () => {
  await open({});
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  await screen.findByRole('dialog');
  expect(closeLayersAbove(0)).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('explains offline that a document is not cached, without requesting it', async () => {
  await open({});
  const link = await screen.findByRole('link', { name: /^Inspection certificate/ });
  const followed: boolean[] = [];
  const follow = (event: Event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  await userEvent.click(link);
  line.set('away');
  await userEvent.click(link);
  document.removeEventListener('click', follow);
  expect(followed).toEqual([true, false]);
  await userEvent.click(await screen.findByText(/^warning: This document is not saved on this device/));
});

test('lets a buyer withdraw only their own documents, after a confirmation', async () => {
  const { bodiesOf } = await open({ withdrawPaper: () => ({ papers: [certificate], canAdd: true }) });
  const buttons = await screen.findAllByRole('button', { name: /^Withdraw/ });
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(bodiesOf('withdrawPaper')).toEqual([{ id: '500003', paperId: 'pp2' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('listPapers').length).toBeGreaterThan(1);
});

test('adds a PDF with its type and number', async () => {
  const { bodiesOf } = await open({ addPaper: () => ({ papers: [], canAdd: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add document' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Type'), 'billOfLading');
  await enter(dialog.getByLabelText('Document number'), ' OOLU-1 ');
  await choose(pdf('%PDF-1.7'));
  await dialog.findByText('slip.pdf');
  await userEvent.click(dialog.getByRole('button', { name: 'Add document' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent: AddPaperPayload = { id: '500003', kind: 'billOfLading', number: 'OOLU-1', fileBase64: btoa('%PDF-1.7') };
  expect(bodiesOf('addPaper')).toEqual([sent]);
});

test('uploads only the missing parts of a large file, and adds it', async () => {
  const sent: unknown[] = [];
  installUpload(async (operation, { file, first }) => {
    sent.push([operation.id, first, file.size]);
    return { id: 'up1', partBytes: 65_536, parts: 5, missing: [] };
  });
  const state = { id: 'up1', partBytes: 65_536, parts: 5, missing: [4, 5] };
  const { bodiesOf } = await open({ addPaper: () => ({ papers: [], canAdd: true }), beginUpload: () => state });
  await userEvent.click(await screen.findByRole('button', { name: 'Add document' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Type'), 'receipt');
  const file = pdf(`%PDF-${'x'.repeat(300_000)}`);
  await choose(file);
  await userEvent.click(dialog.getByRole('button', { name: 'Add document' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sha256 = createHash('sha256')
    .update(await file.text())
    .digest('hex');
  expect(bodiesOf('beginUpload')).toEqual([{ kind: 'paper', sha256, bytes: 300_005 }]);
  expect(sent).toEqual([['uploadParts', 4, 300_005 - 3 * 65_536]]);
  expect(bodiesOf('addPaper')).toEqual([{ id: '500003', kind: 'receipt', uploadId: 'up1' }]);
});

test('uploads a large file whole if there is no room for parts', async () => {
  const { bodiesOf } = await open({
    addPaper: () => ({ papers: [], canAdd: true }),
    beginUpload: () => new FailsWith(400, 'Too many requests.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add document' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Type'), 'receipt');
  const content = `%PDF-${'x'.repeat(300_000)}`;
  await choose(pdf(content));
  await userEvent.click(dialog.getByRole('button', { name: 'Add document' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('addPaper')).toEqual([{ id: '500003', kind: 'receipt', fileBase64: btoa(content) }]);
});

test('refuses an invalid file with the reason, without sending it', async () => {
  const { bodiesOf } = await open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Add document' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Add document' }));
  await send();
  await dialog.findByText('Please choose a file');
  await dialog.findByText('Please enter what this document is');
  await userEvent.type(dialog.getByLabelText('Title'), 'Slip');
  const wrong = [
    [pdf('MZ and more'), 'The file must be a PDF or a JPG, PNG or BMP picture'],
    [pdf(''), 'The file is empty. Please choose another.'],
    [pdf(`%PDF-${'x'.repeat(13_312 * 1024)}`), 'The file is larger than 13 MB'],
  ] as const;
  for (const [file, text] of wrong) {
    await choose(file);
    await dialog.findByText(text);
  }
  expect(bodiesOf('addPaper')).toEqual([]);
});

test('shows a refusal in the dialog, which keeps its input', async () => {
  await open({ addPaper: () => new FailsWith(400, 'This PDF carries a program or another file.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Add document' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Title'), 'Slip');
  await choose(pdf('%PDF-1.7'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add document' }));
  await dialog.findByText('This PDF carries a program or another file.');
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Slip');
});

test('shows the documents of a cancelled order without adding more', async () => {
  await open({}, { papers: [{ ...certificate }], canAdd: false });
  await screen.findByRole('link', { name: /^Inspection certificate/ });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download all']);
});

test('shows the reason with a retry when the documents cannot be loaded', async () => {
  await open({ listPapers: () => new FailsWith(500, 'The server rests') });
  expect(await screen.findByText('The server rests')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

/** The file that the page saves, and its name. */
function watchSaving() {
  const saved: { name: string; file: Blob }[] = [];
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob) - 1}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    const file = files[Number(this.href.slice('blob:'.length))];
    if (file) saved.push({ name: this.download, file });
  });
  return saved;
}

test('saves all documents as one archive, each under its own name, with a list of their hashes', async () => {
  const saved = watchSaving();
  const fresh = [certificate, own].map((paper) => ({ ...paper, file: `${paper.file}-fresh`, name: `${paper.id}.pdf` }));
  let asked = 0;
  await open({ listPapers: () => ({ papers: (asked += 1) === 1 ? [certificate, own] : fresh, canAdd: true }) });
  const answer = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('%PDF-1.7'));
  await userEvent.click(await screen.findByRole('button', { name: 'Download all' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [archive] = saved;
  expect([archive?.name, archive?.file.type]).toEqual(['GP20260611004-papers.zip', 'application/zip']);
  const unpacked = unzipSync(new Uint8Array((await archive?.file.arrayBuffer()) ?? new ArrayBuffer(0)));
  const texts = Object.fromEntries(Object.entries(unpacked).map(([name, bytes]) => [name, strFromU8(bytes)]));
  expect(texts).toEqual({
    'SHA256SUMS.txt': `${certificate.sha256}  pp1.pdf\n${own.sha256}  pp2.pdf\n`,
    'pp1.pdf': '%PDF-1.7',
    'pp2.pdf': '%PDF-1.7',
  });
  // The links on the page may have expired: fresh ones are requested and opened.
  expect(answer.mock.calls.map(([address]) => address)).toEqual(fresh.map(({ file }) => file));
});

test('creates no archive if a document is missing, and says so', async () => {
  const saved = watchSaving();
  await open({});
  vi.spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('%PDF-1.7'))
    .mockResolvedValueOnce(new Response('over', { status: 410 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Download all' }));
  await userEvent.click(await screen.findByText('error: The archive could not be created. Please try again.'));
  expect(saved).toEqual([]);
});

describe('a held document', () => {
  it('is named without a link, and says how to get it', async () => {
    const { file: _file, ...unlinked } = certificate;
    await open({}, { papers: [{ ...unlinked, kind: 'billOfLading', held: true }], canAdd: false });
    expect(await screen.findByText(/Pay the balance, and you can open it here/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download all' })).toBeNull();
  });
});
