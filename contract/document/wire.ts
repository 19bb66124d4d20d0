import { answerName, pascal } from './complete.ts';
import { operationsOf, type OpenApiDocument, type Operation, type Parameter, type Schema } from './openapi.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** A partner id or key id. */
const namePattern = '[A-Za-z0-9._-]{1,64}';
/** A token or idempotency key. */
const headerPattern = '[!-~]{1,4096}';
const keysPattern = `(session;kid=${namePattern};epk=[A-Za-z0-9_-]{87}|static;kid=${namePattern})`;

/**
 * The canonical document as sent: each sealed payload and body becomes a text inside the form field `json`, with its
 * plain form in `contentSchema`.
 */
export function wireDocument(canonical: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(canonical);
  document.info = { ...document.info, title: `${document.info.title} (wire)` };
  document.components.schemas['WireAnswer'] = wireAnswer();
  for (const { operation } of operationsOf(document)) {
    const envelope = operation['x-envelope'];
    if (envelope === 'sealed' || envelope === 'blob') sealRequest(document, operation);
    if (envelope === 'sealed') sealAnswer(operation);
  }
  return document;
}

function sealRequest(document: OpenApiDocument, operation: Operation): void {
  const payload = operation.requestBody?.content[json]?.schema;
  if (!operation.requestBody || !payload) return;
  const name = `${pascal(operation.operationId)}Envelope`;
  document.components.schemas[name] = requestEnvelope(payload);
  const { [json]: _plain, ...others } = operation.requestBody.content;
  operation.requestBody.content = {
    [form]: {
      schema: {
        type: 'object',
        required: ['json'],
        properties: {
          json: { type: 'string', contentMediaType: json, contentSchema: { $ref: `#/components/schemas/${name}` } },
        },
      },
    },
    ...others,
  };
  operation.parameters = [...(operation.parameters ?? []), ...envelopeHeaders(operation)];
}

function requestEnvelope(payload: Schema): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['body', 'sequenceId', 'partnerId', 'sign'],
    properties: {
      body: sealed(payload),
      sequenceId: { type: 'string', pattern: '^[1-9][0-9]{0,14}$', description: 'The time in milliseconds, rising.' },
      partnerId: { type: 'string', pattern: `^${namePattern}$` },
      sign: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    },
  };
}

function envelopeHeaders(operation: Operation): Parameter[] {
  return [
    header('Envelope', keysPattern, 'The suite, the key id and, in the session suite, the ephemeral public key.', true),
    ...(operation['x-auth'] === 'none'
      ? []
      : [header('Authorization', `Bearer ${headerPattern}`, 'The access token or the base token.')]),
    ...(operation['x-replay'] === 'idempotent'
      ? [header('Idempotency-Key', headerPattern, 'The same for every attempt at one intended change.')]
      : []),
  ];
}

function sealAnswer(operation: Operation): void {
  const response = operation.responses['200'];
  if (!response) return;
  // Links refer to places in the plain body, and this one is sealed.
  delete response.links;
  response.content = {
    [json]: {
      schema: {
        $ref: '#/components/schemas/WireAnswer',
        'x-plain-schema': { $ref: `#/components/schemas/${answerName(operation)}` },
      },
    },
  };
}

function wireAnswer(): Schema {
  return {
    type: 'object',
    required: ['code', 'body'],
    properties: {
      code: { type: 'integer' },
      body: sealed({
        description:
          'The `body` of the plain answer; for a failure with a `reason`, an object with that alone; otherwise the sealed empty text.',
      }),
      message: { type: 'string' },
      errorMessage: { type: 'string' },
    },
  };
}

function sealed(plain: Schema): Schema {
  return { type: 'string', contentEncoding: 'base64', contentMediaType: json, contentSchema: plain };
}

function header(name: string, pattern: string, description: string, required = false): Parameter {
  return { name, in: 'header', required, description, schema: { type: 'string', pattern: `^${pattern}$` } };
}
