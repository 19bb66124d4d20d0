import { readFileSync } from 'node:fs';
import type { PlainAnswer } from '#wire/host/call.ts';
import type { Examples } from '#wire/host/force.ts';
import type { Language } from '#wire/language.ts';
import { type FailureKey, failureText } from './texts.ts';

/** The part of the contract's document that has the examples. */
interface ExampleDocument {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Answers> }>>;
}

interface Answers {
  content?: Record<string, { examples?: Record<string, { value: unknown }> }>;
}

const canonical = new URL('../../../generated/openapi.json', import.meta.url);

/** The examples of the contract that this code was generated from. */
export function readExamples(): Examples {
  const { paths } = JSON.parse(readFileSync(canonical, 'utf8')) as ExampleDocument;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const answers = new Map(
    operations.map(({ operationId, responses }) => {
      const named = Object.entries(responses['200']?.content?.['application/json']?.examples ?? {});
      return [operationId, new Map(named.map(([name, { value }]) => [name, value as PlainAnswer]))];
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

/** The contract writes failures in English; `code-400-linkExpired` names the text in every language. */
export function translateFailure(name: string, answer: PlainAnswer, language: Language): PlainAnswer {
  if (answer.code === 0) return answer;
  const [, , key] = name.split('-');
  if (!key) return { code: answer.code };
  return { code: answer.code, message: failureText(key as FailureKey, language), reason: key };
}
