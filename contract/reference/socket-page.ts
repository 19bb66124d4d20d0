import type { MediaType, Socket } from '../document/openapi.ts';
import { examplesOf, tableOf, type Words } from './call-page.ts';
import { describeFields } from './describe-fields.ts';
import { html, type Html, prose, when } from './html.ts';

/** The page with everything about one socket. */
export function describeSocket(id: string, socket: Socket, words: Words): Html {
  const { say } = words;
  const { path, summary, description = '', token, receives, sends, answers = {}, closes } = socket;
  const [received, sent] = [say('clientSends'), say('serverSends')];
  return html`<h1>${id}</h1>
    <p class="path"><code>WebSocket ${path}</code></p>
    <p lang="en">${prose(summary)}</p>
    <p lang="en">${prose(description)}</p>
    <p>${say('tokenFrom')} <a href="${token}.html">${token}</a></p>
    <h2>${received}</h2>
    ${Object.entries(receives).map(([type, message]) => describeMessage(`${received}: ${type}`, message, answers[type], words))}
    <h2>${sent}</h2>
    ${Object.entries(sends).map(([type, message]) => describeMessage(`${sent}: ${type}`, message, undefined, words))}
    <h2>${say('closeCodes')}</h2>
    <ul>
      ${Object.entries(closes).map(
        ([code, { name, meaning }]) =>
          html`<li>${code} <code>${name}</code>: <span lang="en">${prose(meaning)}</span></li> `,
      )}
    </ul>`;
}

function describeMessage(
  title: string,
  { schema = {}, examples = {} }: MediaType,
  answers: readonly string[] | undefined,
  { document, say }: Words,
): Html {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const { description } = document.components.schemas[name] ?? {};
  return html`<h3>${title}</h3>
    <p lang="en">${prose(typeof description === 'string' ? description : '')}</p>
    ${when(answers !== undefined, () => html`<p>${say('answeredBy', { types: (answers ?? []).join(', ') })}</p>`)}
    ${tableOf(describeFields(document, schema, say), title, say)} ${examplesOf(examples, say)}`;
}
