import { beginning, type CollectionRequest } from './requests.ts';
import { sealing } from './sealing.ts';
import { bodyText, fieldsOf, variables, withoutCommon } from './writing.ts';

/** A Bruno collection: a folder of files, by name. */
export function brunoCollection(
  requests: readonly CollectionRequest[],
  version: string,
  isSealed: boolean,
): Map<string, string> {
  const name = `GariPort ${version}${isSealed ? ', sealed' : ''}`;
  const files = requests.map((request, at): [string, string] => [
    `${request.folder}/${request.id}.bru`,
    requestFile(request, at + 2),
  ]);
  const folders = [...new Set(requests.map(({ folder }) => folder))];
  return new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name, type: 'collection', ignore: [] }, null, 2)}\n`],
    [
      'environments/local.bru',
      block(
        'vars',
        Object.entries(variables).map(([key, value]) => `${key}: ${value}`),
      ),
    ],
    ['collection.bru', isSealed ? sealedScripts : block('script:post-response', plainScript)],
    ...folders.map(
      (folder, at) => [`${folder}/folder.bru`, block('meta', [`name: ${folder}`, `seq: ${at + 1}`])] as const,
    ),
    ...(isSealed ? [[`${beginning}/envelope.bru`, envelopeFile] as const] : []),
    ...files,
  ]);
}

function block(name: string, lines: readonly string[]): string {
  return `${name} {\n${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n}\n`;
}

function requestFile(request: CollectionRequest, seq: number): string {
  const { id, method, path, as } = request;
  const fields = fieldsOf(withoutCommon(request)).map(({ key, value }) => `${key}: ${value}`);
  const query = as === 'query' ? `?${fields.map((field) => field.replace(': ', '=')).join('&')}` : '';
  const body = { json: 'json', form: 'formUrlEncoded', query: 'none' }[as];
  return [
    block('meta', [`name: ${id}`, 'type: http', `seq: ${seq}`]),
    block(method.toLowerCase(), [`url: {{base}}${path}${query}`, `body: ${body}`, 'auth: none']),
    ...(as === 'query' ? [block('params:query', fields)] : []),
    block('headers', ['Authorization: Bearer {{token}}']),
    ...(as === 'json' ? [block('body:json', bodyText(request).split('\n'))] : []),
    ...(as === 'form' ? [block('body:form-urlencoded', fields)] : []),
    block('docs', [request.summary]),
  ].join('\n');
}

const envelopeFile = [
  block('meta', ['name: envelope', 'type: http', 'seq: 1']),
  block('get', ['url: {{base}}/envelope.json', 'body: none', 'auth: none']),
].join('\n');

const judges = `const body = (answer && answer.body) || {};
if (body.accessToken) bru.setEnvVar('token', body.accessToken);
test(req.getName() + ' answers code 0', () => expect(answer.code).to.equal(0));`;

const readsAnswer = `/json/.test(res.getHeader('content-type')) ? res.getBody() : { code: 0 }`;

const plainScript = `const answer = ${readsAnswer};\n${judges}`.split('\n');

const seals = `if (req.getMethod() === 'POST' && /json/.test(req.getHeader('content-type') || req.getHeader('Content-Type'))) {
  const [partnerId, kid, sharedKey] = ['partnerId', 'kid', 'sharedKey'].map((name) => bru.getEnvVar(name));
  if (!sharedKey) throw new Error('Send envelope first, or fill in partnerId, kid and sharedKey: they are keys of the suite static.');
  const sequenceId = String(Math.max(Date.now(), (Number(bru.getVar('last')) || 0) + 1));
  bru.setVar('last', sequenceId);
  const path = req.getUrl().replace('{{base}}', '').replace(bru.getEnvVar('base'), '');
  const given = req.getBody();
  const payload = bru.interpolate(typeof given === 'string' ? given : JSON.stringify(given));
  const { sign, headers, json } = sealCall({ sharedKey, kid, partnerId, path, payload, token: bru.getEnvVar('token'), sequenceId });
  bru.setVar('sign', sign);
  if (!headers.Authorization) req.deleteHeader('Authorization');
  for (const name of Object.keys(headers)) req.setHeader(name, headers[name]);
  req.setBody('json=' + encodeURIComponent(json));
} else {
  bru.setVar('sign', '');
}`;

const opens = `const answer = ${readsAnswer};
if (req.getName() === 'envelope') {
  const offer = (answer.suites || []).find(({ suite }) => suite === 'static');
  test('The server offers the suite static', () => expect(offer).to.be.an('object'));
  bru.setEnvVar('partnerId', answer.partnerId);
  bru.setEnvVar('kid', offer.key.id);
  bru.setEnvVar('sharedKey', offer.key.sharedKey);
} else {
  const sign = bru.getVar('sign');
  if (sign && typeof answer.body === 'string') {
    const text = openAnswer({ sharedKey: bru.getEnvVar('sharedKey'), sign, answer });
    answer.body = text ? JSON.parse(text) : undefined;
    res.setBody(answer);
  }
  ${judges.replaceAll('\n', '\n  ')}
}`;

const sealedScripts = [
  block('script:pre-request', `${sealing}\n${seals}`.split('\n')),
  block('script:post-response', `${sealing}\n${opens}`.split('\n')),
].join('\n');
