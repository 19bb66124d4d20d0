import { answerName, failureName, successName } from './complete.ts';
import { openAnswers } from './open-enums.ts';
import { operationsOf, resolveSchema, type OpenApiDocument, type Operation, type Schema } from './openapi.ts';

const json = 'application/json';
const commonFields = new Set(['language', 'timeZone']);
/** Query parameters of an upload that the client itself adds. */
const signedQuery = new Set(['sign', 'token']);

/**
 * The canonical document from the view of our client's callers: payloads without the fields that the client adds,
 * success as the body itself, failures as errors by code. The client's types, SDK and hooks are generated from it.
 */
export function callerDocument(canonical: OpenApiDocument, source: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(canonical);
  document.components.schemas['TransportFailure'] = transportFailure;
  document.components.schemas['Acknowledgement'] = acknowledgement;
  // The client adds the token itself.
  delete document.components['securitySchemes'];
  const sourceOperations = new Map(operationsOf(source).map(({ operation }) => [operation.operationId, operation]));
  for (const { operation } of operationsOf(document)) {
    const { parameters } = operation;
    delete operation.security;
    if (parameters) operation.parameters = parameters.filter(({ name }) => !signedQuery.has(name));
    removeCommonFields(document, operation, sourceOperations.get(operation.operationId));
    splitAnswer(document, operation, sourceOperations.get(operation.operationId));
  }
  openAnswers(document);
  describeSunsets(document);
  return document;
}

/** Shows in editors how long a deprecated call or field remains. */
function describeSunsets(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const { 'x-sunset': sunset, description } = part as { 'x-sunset'?: unknown; description?: unknown };
  if (typeof sunset === 'string') {
    const text = typeof description === 'string' ? `${description.trim()} ` : '';
    Object.assign(part, { description: `${text}Available until ${sunset}.` });
  }
  for (const value of Object.values(part)) describeSunsets(value);
}

function removeCommonFields(document: OpenApiDocument, operation: Operation, written: Operation | undefined): void {
  const content = operation.requestBody?.content[json];
  if (!content?.schema || !operation.requestBody) return;
  if (!written?.requestBody?.content[json]) {
    delete operation.requestBody;
    return;
  }
  const payload = resolveSchema(document, content.schema);
  const { language: _language, timeZone: _timeZone, ...own } = payload.properties ?? {};
  payload.properties = own;
  payload.required = (payload.required ?? []).filter((name) => !commonFields.has(name));
}

function splitAnswer(document: OpenApiDocument, operation: Operation, written: Operation | undefined): void {
  const response = operation.responses['200'];
  if (!response) return;
  // Links refer to the whole answer, of which our client returns the body.
  delete response.links;
  if (operation['x-display'] === 'whole') {
    const schema = { $ref: `#/components/schemas/${answerName(operation)}` };
    response.content = { [json]: { schema } };
    resolveSchema(document, schema).oneOf = [
      { $ref: `#/components/schemas/${successName(operation)}` },
      // Written out, because validators of `allOf` are larger.
      ...failuresOf(operation, (failure, properties) => {
        const whole = resolveSchema(document, failure);
        return { ...whole, properties: { ...whole.properties, ...properties } };
      }),
    ];
    operation.responses['default'] = failureResponse({ $ref: '#/components/schemas/TransportFailure' });
    return;
  }
  response.content = written?.responses['200']?.content ?? {
    [json]: { schema: { $ref: '#/components/schemas/Acknowledgement' } },
  };
  delete document.components.schemas[answerName(operation)];
  delete document.components.schemas[successName(operation)];
  operation.responses['default'] = failureResponse({
    oneOf: [
      ...failuresOf(operation, (failure, properties) => ({ allOf: [failure, { type: 'object', properties }] })),
      { $ref: '#/components/schemas/TransportFailure' },
    ],
  });
}

/** The failures of a call, with the reasons that it lists for their codes. A newer server may have more reasons. */
function failuresOf(
  operation: Operation,
  narrow: (failure: Schema, properties: Record<string, Schema>) => Schema,
): Schema[] {
  return operation['x-codes'].map((code) => {
    const failure = { $ref: `#/components/schemas/${failureName(code)}` };
    const reasons = operation['x-failures']?.[code];
    if (!reasons) return failure;
    return narrow(failure, { reason: { type: 'string', enum: [...reasons], 'x-open': true } });
  });
}

function failureResponse(schema: Schema): Operation['responses'][string] {
  return { description: 'The call failed.', content: { [json]: { schema } } };
}

const acknowledgement: Schema = {
  type: 'string',
  description: "The text to show after a success that has no body: the server's own, or 'operation succeeded'.",
};

const transportFailure: Schema = {
  type: 'object',
  description: 'No usable answer arrived; the code is a word, never a number of the catalogue.',
  required: ['code', 'message'],
  properties: {
    code: {
      type: 'string',
      enum: ['offline', 'unreachable', 'timeout', 'unknown', 'unsealable', 'refused', 'unreadable', 'aborted'],
    },
    message: { type: 'string' },
  },
};
