import { answerName, pascal } from './complete.ts';
import { operationsOf, type OpenApiDocument, type Operation, type Parameter, type Schema } from './openapi.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

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
      sequenceId: { type: 'string', pattern: '^[1-9][0-9]{12,15}$', description: 'The time in milliseconds, rising.' },
      partnerId: { type: 'string', minLength: 1, maxLength: 64 },
      sign: { type: 'string', pattern: '^[0-9a-f]{32,64}$' },
    },
  };
}

function envelopeHeaders(operation: Operation): Parameter[] {
  return [
    header('Envelope', true, 'The suite, the key id and, in the session suite, the ephemeral public key.'),
    ...(operation['x-auth'] === 'none' ? [] : [header('Authorization', false, 'The access token or the base token.')]),
    ...(operation['x-replay'] === 'idempotent'
      ? [header('Idempotency-Key', false, 'The same for every attempt at one intended change.')]
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
    required: ['code'],
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

function header(name: string, required: boolean, description: string): Parameter {
  return { name, in: 'header', required, description, schema: { type: 'string' } };
}
