import type { Catalogue, CodeEntry, Texts } from './catalogue.ts';
import {
  operationsOf,
  resolveSchema,
  type Example,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Schema,
} from './openapi.ts';

const json = 'application/json';
const commonPayload = 'CommonPayload';

/** The schema names, in the completed document, of an operation's answers. */
export const answerName = (operation: Operation) => `${pascal(operation.operationId)}Answer`;
export const successName = (operation: Operation) => `${pascal(operation.operationId)}Success`;
export const failureName = (code: number) => `Failure${code}`;

/**
 * Turns the hand-written document, which has only what is specific to each call, into the canonical one with
 * everything: the fields that every payload has, and every answer as a union of success and the listed failures, each
 * with an example.
 */
export function completeDocument(source: OpenApiDocument, catalogue: Catalogue): OpenApiDocument {
  const document = structuredClone(source);
  const used = new Set(operationsOf(document).flatMap(({ operation }) => operation['x-codes']));
  const explained = new Set(
    operationsOf(document).flatMap(({ operation }) => Object.keys(operation['x-failures'] ?? {}).map(Number)),
  );
  for (const entry of catalogue.codes.filter(({ code }) => used.has(code))) {
    document.components.schemas[failureName(entry.code)] = failureSchema(entry, explained.has(entry.code));
  }
  document.components['securitySchemes'] = { token: tokenScheme };
  const completed = new Set<Schema>();
  for (const { operation } of operationsOf(document)) {
    operation.security = operation['x-auth'] === 'none' ? [] : [{ token: [] }];
    if (operation['x-envelope'] === 'sealed' || operation['x-envelope'] === 'blob') {
      addCommonPayload(document, operation, completed);
    }
    completeAnswer(document, operation, catalogue);
  }
  document.components.schemas = sortKeys(document.components.schemas);
  return document;
}

/** For tools that do not know `x-auth`. */
const tokenScheme = {
  type: 'http',
  scheme: 'bearer',
  description: 'The base token of a visitor, or the access token of a user, as `x-auth` says.',
};

function addCommonPayload(document: OpenApiDocument, operation: Operation, completed: Set<Schema>): void {
  const content = operation.requestBody?.content[json];
  if (!content?.schema) {
    const withCommonOnly: MediaType = {
      schema: { $ref: `#/components/schemas/${commonPayload}` },
      examples: { plain: { value: exampleOfCommon(document) } },
    };
    operation.requestBody = { required: true, content: { ...operation.requestBody?.content, [json]: withCommonOnly } };
    return;
  }
  const payload = resolveSchema(document, content.schema);
  const common = commonOf(document);
  // A payload that several calls share is completed once.
  if (!completed.has(payload)) {
    completed.add(payload);
    payload['description'] ??= `The payload of \`${operation.operationId}\`.`;
    // A call's own field of the same name (an inquiry's `timeZone`) keeps its own description.
    payload.properties = { ...common.properties, ...payload.properties };
    payload.required = [...new Set([...(payload.required ?? []), ...(common.required ?? [])])];
    payload['additionalProperties'] = false;
  }
  for (const example of Object.values(content.examples ?? {})) {
    example.value = { ...(example.value as object), ...exampleOfCommon(document) };
  }
}

function completeAnswer(document: OpenApiDocument, operation: Operation, catalogue: Catalogue): void {
  const response = operation.responses['200'];
  if (!response) return;
  const failures = operation['x-codes'].map((code) => ({ $ref: `#/components/schemas/${failureName(code)}` }));
  const failureExamples = Object.fromEntries(
    operation['x-codes'].flatMap((code) => examplesOf(operation, code, catalogue)),
  );
  const name = answerName(operation);
  if (operation['x-envelope'] === 'blob') {
    document.components.schemas[name] = { description: `A failure of \`${operation.operationId}\`.`, oneOf: failures };
    response.content = { ...response.content, [json]: answerContent(name, failureExamples) };
    return;
  }
  const body = response.content?.[json];
  document.components.schemas[successName(operation)] = successSchema(operation, body?.schema);
  document.components.schemas[name] = {
    description: `The answer of \`${operation.operationId}\`: its success, or a failure that it lists.`,
    oneOf: [{ $ref: `#/components/schemas/${successName(operation)}` }, ...failures],
  };
  const successes = body?.examples ? mapValues(body.examples, wrapSuccess) : { success: { value: { code: 0 } } };
  response.content = { [json]: answerContent(name, { ...successes, ...failureExamples }) };
}

function answerContent(name: string, examples: Record<string, Example>): MediaType {
  return { schema: { $ref: `#/components/schemas/${name}` }, examples };
}

function wrapSuccess(example: Example): Example {
  return { ...example, value: { code: 0, body: example.value } };
}

function successSchema({ operationId }: Operation, body: Schema | undefined): Schema {
  return {
    type: 'object',
    description: `The answer of \`${operationId}\` if it succeeds.`,
    required: body ? ['code', 'body'] : ['code'],
    properties: {
      code: { type: 'integer', const: 0 },
      ...(body ? { body } : {}),
      message: { type: 'string' },
      errorMessage: { type: 'string', description: 'Where there is no body, the text to show instead.' },
    },
  };
}

function failureSchema({ code, meaning }: CodeEntry, hasReasons: boolean): Schema {
  return {
    type: 'object',
    description: meaning,
    required: ['code', 'message'],
    properties: {
      code: { type: 'integer', const: code },
      message: { type: 'string', description: "The text for the user, in the payload's language." },
      errorMessage: {
        type: 'string',
        description: 'Detail for developers; for a refused payload, each field and rule.',
      },
      ...(hasReasons && {
        reason: {
          type: 'string',
          description: 'Why, as one of the keys that `x-failures` of the call lists for the code. More may be added.',
        },
      }),
    },
  };
}

function examplesOf(operation: Operation, code: number, catalogue: Catalogue): [string, Example][] {
  const entry = catalogue.codes.find((candidate) => candidate.code === code);
  const plain = entry && catalogue.codeTexts[entry.name];
  if (!entry || !plain) return [];
  const specific = (operation['x-failures']?.[String(code)] ?? []).flatMap((key): [string, Example][] => {
    const texts = catalogue.failureTexts[key];
    return texts ? [[`code-${code}-${key}`, failureExample(entry, texts, key)]] : [];
  });
  return [[`code-${code}`, failureExample(entry, plain)], ...specific];
}

function failureExample({ code, meaning }: CodeEntry, texts: Texts, reason?: string): Example {
  return { summary: meaning, value: { code, message: texts.en, ...(reason !== undefined && { reason }) } };
}

function commonOf(document: OpenApiDocument): Schema {
  const common = document.components.schemas[commonPayload];
  if (!common) throw new Error(`openapi/schemas/common.yaml lacks ${commonPayload}`);
  return common;
}

function exampleOfCommon(document: OpenApiDocument): Record<string, unknown> {
  return mapValues(commonOf(document).properties ?? {}, (property) => {
    const [first] = (resolveSchema(document, property)['examples'] ?? []) as unknown[];
    return first;
  });
}

export function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
