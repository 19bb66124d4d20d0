import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../document/catalogue.ts';
import { loadContract } from '../document/load.ts';
import { operationsOf, socketsOf } from '../document/openapi.ts';
import { type Part, selectPart } from '../document/parts.ts';
import { describeCall } from './call-page.ts';
import { describeSocket } from './socket-page.ts';
import { html } from './html.ts';
import { frame, type Frame } from './page-frame.ts';
import { keyOf, readTexts } from './texts.ts';

const assets = ['reference.css', 'reference.js'] as const;

/** The reference of a part, or of the whole contract, as files by name: a page for each call in each language. They also open from a disk. */
export async function renderReference(root: string, part?: Part): Promise<Map<string, string>> {
  const contract = await loadContract(root);
  const { canonical: document, catalogue } = part ? selectPart(contract, part) : contract;
  const operations = operationsOf(document);
  const sockets = socketsOf(document);
  const files = new Map<string, string>();
  for (const language of languages) {
    const say = readTexts(root, language);
    const shared: Frame = { language, say, version: document.info.version, operations, sockets };
    const words = { language, say, document, catalogue };
    files.set(
      `${language}/index.html`,
      frame(shared, { name: 'index', title: say('title'), content: listCalls(shared) }),
    );
    for (const placed of operations) {
      const name = placed.operation.operationId;
      const title = `${name} · ${say('title')}`;
      files.set(`${language}/${name}.html`, frame(shared, { name, title, content: describeCall(placed, words) }));
    }
    for (const [name, socket] of sockets) {
      const title = `${name} · ${say('title')}`;
      files.set(
        `${language}/${name}.html`,
        frame(shared, { name, title, content: describeSocket(name, socket, words) }),
      );
    }
  }
  // The site's colours.
  const tokens = await readFile(join(root, 'src/shared/ui/tokens.css'), 'utf8');
  for (const name of assets) files.set(name, await readFile(new URL(name, import.meta.url), 'utf8'));
  files.set('reference.css', `${tokens}\n${files.get('reference.css') ?? ''}`);
  files.set(
    'index.html',
    '<!doctype html><meta charset="utf-8" /><title>GariPort</title><meta http-equiv="refresh" content="0; url=en/index.html" />\n',
  );
  return files;
}

function listCalls({ say, operations }: Frame) {
  return html`<h1>${say('title')}</h1>
    <p>${say('intro')}</p>
    <h2>${say('allCalls')}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="${say('allCalls')}">
      <table>
        <thead>
          <tr>
            <th scope="col">${say('call')}</th>
            <th scope="col">${say('whoMayCall')}</th>
            <th scope="col">${say('repeat')}</th>
            <th scope="col">${say('description')}</th>
          </tr>
        </thead>
        <tbody>
          ${operations.map(
            ({ operation }) =>
              html`<tr>
                <th scope="row"><a href="${operation.operationId}.html">${operation.operationId}</a></th>
                <td>${say(keyOf('auth', operation['x-auth']))}</td>
                <td>${say(keyOf('replay', operation['x-replay']))}</td>
                <td lang="en">${operation.summary}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </div>`;
}
