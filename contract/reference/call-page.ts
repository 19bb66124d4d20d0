import type { Catalogue, LocaleLanguage } from '../document/catalogue.ts';
import {
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type PlacedOperation,
  resolveSchema,
  type Schema,
} from '../document/openapi.ts';
import { describeFields, type Field } from './describe-fields.ts';
import { html, type Html, prose, when } from './html.ts';
import { keyOf, type Say } from './texts.ts';

export interface Words {
  language: LocaleLanguage;
  say: Say;
  document: OpenApiDocument;
  catalogue: Catalogue;
}

/** The page with everything about one call. */
export function describeCall({ path, method, operation }: PlacedOperation, words: Words): Html {
  const { say } = words;
  const { operationId, summary, description = '' } = operation;
  const [request] = Object.entries(operation.requestBody?.content ?? {});
  return html`<h1>${operationId}</h1>
    <p class="path"><code>${method.toUpperCase()} ${path}</code></p>
    <p lang="en">${prose(summary)}</p>
    ${when(description !== '', () => html`<p lang="en">${prose(description)}</p>`)}
    <p class="try"><a class="button" href="/console#${operationId}">${say('tryIt')}</a></p>
    ${factsOf(operation, say)}
    <h2>${say('payload')}</h2>
    ${payloadOf(operation, request?.[1], words)} ${examplesOf(request?.[1]?.examples ?? {}, say)}
    <h2>${say('answer')}</h2>
    ${answerOf(operation, words)}
    <h2>${say('codes')}</h2>
    ${codesOf(operation, words)}`;
}

function factsOf(operation: Operation, say: Say): Html {
  const provenance = operation['x-provenance'];
  const origin =
    provenance.status === 'specified'
      ? html`${say('specified')}`
      : html`${say('assumed', { assumption: provenance.assumption })}`;
  const rows: [name: string, value: Html][] = [
    [say('whoMayCall'), html`${say(keyOf('auth', operation['x-auth']))}`],
    ...rowsOf('roles', operation['x-roles']?.join(', ')),
    [say('effect'), html`${say(keyOf('effect', operation['x-effect']))}`],
    [say('repeat'), html`${say(keyOf('replay', operation['x-replay']))}`],
    [say('travels'), html`${say(keyOf('envelope', operation['x-envelope']))}`],
    [say('failureShows'), html`${say(keyOf('display', operation['x-display']))}`],
    ...rowsOf('staysUntil', operation['x-sunset']),
    [say('origin'), origin],
  ];
  function rowsOf(key: 'roles' | 'staysUntil', value: string | undefined): [name: string, value: Html][] {
    return value === undefined ? [] : [[say(key), html`${value}`]];
  }
  return html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div> `,
    )}
  </dl>`;
}

function payloadOf({ parameters = [] }: Operation, content: MediaType | undefined, { document, say }: Words): Html {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
  );
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const schemas: Schema[] = [{ type: 'object', properties, required }, ...(content?.schema ? [content.schema] : [])];
  const fields = schemas.flatMap((schema) => describeFields(document, schema, say));
  return tableOf(fields, say('payload'), say);
}

function answerOf(operation: Operation, { document, say }: Words): Html {
  const content = operation.responses['200']?.content ?? {};
  const described = html`<p lang="en">${prose(operation.responses['200']?.description ?? '')}</p>`;
  const file = Object.keys(content).find((type) => type !== 'application/json');
  const json = content['application/json'];
  const named = Object.entries(json?.examples ?? {}).filter(([name]) => !/^code-\d+$/.test(name));
  const body = bodyOf(document, json?.schema);
  const fields = body ? describeFields(document, body, say) : [];
  const list = fields.length > 0 ? tableOf(fields, say('answer'), say) : html``;
  const bare = !body && file === undefined ? html`<p>${say('answerCodeOnly')}</p>` : list;
  return html`${described} ${file === undefined ? bare : html`<p>${say('answerFile', { type: file })}</p>`}
  ${examplesOf(Object.fromEntries(named), say)}`;
}

/** The success answer and its content. */
function bodyOf(document: OpenApiDocument, schema: Schema | undefined): Schema | undefined {
  if (!schema) return undefined;
  const whole = resolveSchema(document, schema);
  const [success] = whole.oneOf ?? [whole];
  return success && resolveSchema(document, success).properties?.['body'];
}

export function tableOf(fields: readonly Field[], label: string, say: Say): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          <th scope="col">${say('field')}</th>
          <th scope="col">${say('type')}</th>
          <th scope="col">${say('description')}</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          ({ name, type, limits, isRequired, description }) =>
            html`<tr>
              <th scope="row">
                <code>${name}</code>${when(isRequired, () => html` <small>${say('required')}</small>`)}
              </th>
              <td>${type}${when(limits !== '', () => html`<br /><small><code>${limits}</code></small>`)}</td>
              <td lang="en">${prose(description)}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}

export function examplesOf(examples: Readonly<Record<string, { summary?: string; value: unknown }>>, say: Say): Html {
  const entries = Object.entries(examples);
  if (entries.length === 0) return html``;
  return html`<p class="soft">${say('examplesIntro')}</p>
    ${entries.map(
      ([name, { summary = '', value }]) =>
        html`<details>
          <summary>${say('example', { name })} <span class="soft" lang="en">${summary}</span></summary>
          <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>
        </details> `,
    )}`;
}

function codesOf(operation: Operation, { catalogue, language, say }: Words): Html {
  const listed = operation['x-codes'].flatMap((code) => catalogue.codes.find((entry) => entry.code === code) ?? []);
  const specific = Object.entries(operation['x-failures'] ?? {}).flatMap(([code, keys]) =>
    keys.map((key) => ({ code, key, text: catalogue.failureTexts[key]?.[language] ?? '' })),
  );
  return html`<p>${say('codesIntro')}</p>
    <div class="scroll" tabindex="0" role="region" aria-label="${say('codes')}">
      <table>
        <thead>
          <tr>
            <th scope="col">${say('code')}</th>
            <th scope="col">${say('userReads')}</th>
            <th scope="col">${say('clientDoes')}</th>
            <th scope="col">${say('meaning')}</th>
          </tr>
        </thead>
        <tbody>
          ${listed.map(
            ({ code, name, meaning, client }) =>
              html`<tr>
                <th scope="row">
                  ${code} <small><code>${name}</code></small>
                </th>
                <td>${catalogue.codeTexts[name]?.[language] ?? ''}</td>
                <td>${say(keyOf('client', client))}</td>
                <td lang="en">${prose(meaning)}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </div>
    ${when(
      specific.length > 0,
      () =>
        html`<h3>${say('failures')}</h3>
          <ul>
            ${specific.map(({ code, key, text }) => html`<li>${code} <code>${key}</code>: ${text}</li> `)}
          </ul>`,
    )}`;
}
