import type { CollectionRequest } from './requests.ts';
import { sealing } from './sealing.ts';
import { bodyText, fieldsOf, variables, withoutCommon } from './writing.ts';

/** A Postman collection, v2.1. The sealed one encrypts and decrypts in scripts of its own. */
export function postmanCollection(requests: readonly CollectionRequest[], version: string, isSealed: boolean): string {
  const folders = new Map<string, object[]>();
  for (const request of requests) {
    folders.set(request.folder, [...(folders.get(request.folder) ?? []), itemOf(request)]);
  }
  const collection = {
    info: {
      name: `GariPort ${version}${isSealed ? ', sealed' : ''}`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: Object.entries(variables).map(([key, value]) => ({ key, value })),
    event: isSealed
      ? [script('prerequest', `${sealing}\n${sealsInPostman}`), script('test', `${sealing}\n${opensInPostman}`)]
      : [script('test', `const answer = ${readsAnswer};\n${judges}`)],
    item: [...(isSealed ? [envelopeItem] : []), ...[...folders].map(([name, item]) => ({ name, item }))],
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function script(listen: 'prerequest' | 'test', text: string): object {
  return { listen, script: { type: 'text/javascript', exec: text.trimEnd().split('\n') } };
}

/** A development server returns its keys; those of another server are entered into the variables by hand. */
const envelopeItem = {
  name: 'envelope.json',
  request: { method: 'GET', url: { raw: '{{base}}/envelope.json', host: ['{{base}}'], path: ['envelope.json'] } },
};

function itemOf(request: CollectionRequest): object {
  const { id, summary, method, path, as } = request;
  const fields = fieldsOf(withoutCommon(request));
  const query = as === 'query' ? fields : [];
  const raw = `{{base}}${path}${query.length > 0 ? `?${query.map(({ key, value }) => `${key}=${value}`).join('&')}` : ''}`;
  return {
    name: id,
    request: {
      description: summary,
      method,
      header: [
        { key: 'Authorization', value: 'Bearer {{token}}' },
        ...(as === 'json' ? [{ key: 'Content-Type', value: 'application/json' }] : []),
      ],
      url: { raw, host: ['{{base}}'], path: path.slice(1).split('/'), ...(query.length > 0 && { query }) },
      ...(as === 'json' && { body: { mode: 'raw', raw: bodyText(request) } }),
      ...(as === 'form' && { body: { mode: 'urlencoded', urlencoded: fields } }),
    },
  };
}

const sealsInPostman = `pm.variables.unset('sign');
if (pm.request.body && pm.request.body.mode === 'raw') {
  const [partnerId, kid, sharedKey] = ['partnerId', 'kid', 'sharedKey'].map((name) => pm.collectionVariables.get(name));
  if (!sharedKey) throw new Error('Send envelope.json first, or fill in partnerId, kid and sharedKey: they are keys of the suite static.');
  const last = Number(pm.collectionVariables.get('last')) || 0;
  const sequenceId = String(Math.max(Date.now(), last + 1));
  pm.collectionVariables.set('last', sequenceId);
  const path = '/' + pm.request.url.path.join('/');
  const payload = pm.variables.replaceIn(pm.request.body.raw);
  const token = pm.collectionVariables.get('token');
  const { sign, headers, json } = sealCall({ sharedKey, kid, partnerId, path, payload, token, sequenceId });
  pm.variables.set('sign', sign);
  if (!token) pm.request.headers.remove('Authorization');
  for (const key of Object.keys(headers)) pm.request.headers.upsert({ key, value: headers[key] });
  pm.request.body.update({ mode: 'urlencoded', urlencoded: [{ key: 'json', value: json }] });
}`;

const readsAnswer = `/json/.test(pm.response.headers.get('Content-Type')) ? pm.response.json() : { code: 0 }`;

/** Saves the token of an answer, and tests whether the call succeeded. */
const judges = `const body = answer.body || {};
if (body.accessToken) pm.collectionVariables.set('token', body.accessToken);
pm.test(pm.info.requestName + ' answers code 0', () => pm.expect(answer.code).to.equal(0));`;

const opensInPostman = `const answer = ${readsAnswer};
const sign = pm.variables.get('sign');
if (pm.info.requestName === 'envelope.json') {
  const offer = (answer.suites || []).find(({ suite }) => suite === 'static');
  pm.test('The server offers the suite static', () => pm.expect(offer).to.be.an('object'));
  if (offer) {
    pm.collectionVariables.set('partnerId', answer.partnerId);
    pm.collectionVariables.set('kid', offer.key.id);
    pm.collectionVariables.set('sharedKey', offer.key.sharedKey);
  }
} else {
  if (sign && typeof answer.body === 'string') {
    const text = openAnswer({ sharedKey: pm.collectionVariables.get('sharedKey'), sign, answer });
    answer.body = text ? JSON.parse(text) : undefined;
    console.log(answer.body);
  }
  ${judges.replaceAll('\n', '\n  ')}
}`;
