import { readFileSync } from 'node:fs';
import { operationsOf, type OpenApiDocument } from '../../contract/document/openapi.ts';
import type { PlainAnswer } from './call.ts';
import type { Language } from './language.ts';
import { failureText, type FailureKey } from './texts.ts';

/** The named answers that the contract gives for each operation. */
export interface Examples {
  namesOf(operationId: string): readonly string[];
  find(operationId: string, name: string, language: Language): PlainAnswer | undefined;
}

const canonical = new URL('../../generated/openapi.json', import.meta.url);

export function readCanonical(): OpenApiDocument {
  return JSON.parse(readFileSync(canonical, 'utf8')) as OpenApiDocument;
}

export function examplesOf(document: OpenApiDocument): Examples {
  const answers = new Map(
    operationsOf(document).map(({ operation }) => {
      const content = operation.responses['200']?.content?.['application/json'];
      const named = Object.entries(content?.examples ?? {});
      return [operation.operationId, new Map(named.map(([name, { value }]) => [name, value as PlainAnswer]))];
    }),
  );
  return {
    namesOf: (operationId) => [...(answers.get(operationId)?.keys() ?? [])],
    find(operationId, name, language) {
      const answer = answers.get(operationId)?.get(name);
      return answer && translateFailure(name, answer, language);
    },
  };
}

/** The contract's failures are written in English; `code-400-linkExpired` names its text in every language. */
export function translateFailure(name: string, answer: PlainAnswer, language: Language): PlainAnswer {
  if (answer.code === 0) return answer;
  const [, , key] = name.split('-');
  return key ? { code: answer.code, message: failureText(key as FailureKey, language) } : { code: answer.code };
}
