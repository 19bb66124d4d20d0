import * as z from 'zod/mini';
import type { Problem } from '#contract/document/problem.ts';
import { type Entry, readList } from '#contract/document/read-list.ts';
import type { Side } from '../side.ts';
import { type Direction, fieldsNamed } from './fields.ts';

const listOfEntries = '`entries` is a list of the files that it begins in.';

const names = (message: string) => z.array(z.string(message), message);

const zUse = z.strictObject(
  {
    payload: z.optional(names('`payload` is a list of the fields that are sent, such as [carId].')),
    answer: z.optional(names('`answer` is a list of the fields that are read, such as [cars.price].')),
    codes: z.optional(z.array(z.number('`codes` is a list of numbers.'), '`codes` is a list of numbers.')),
  },
  'Say what is used of the call: `payload`, `answer` and `codes`, or {} for all of it.',
);

const zConsumer = z
  .strictObject(
    {
      name: z.string('Say in `name` who it is.').check(z.minLength(1, 'Say in `name` who it is.')),
      contact: z.optional(z.string('`contact` is a text.')),
      checksAnswers: z.optional(z.boolean('`checksAnswers` is true or false.')),
      source: z.optional(
        z.strictObject(
          {
            entries: z
              .array(
                z
                  .string(listOfEntries)
                  .check(z.regex(/^[^/]+\/./, 'Name the file with its folder, such as src/site/main.tsx.')),
                listOfEntries,
              )
              .check(z.minLength(1, 'Name in `entries` at least one file that it begins in.')),
            without: z.optional(names('`without` is a list of files and folders that it has no part of.')),
          },
          '`source` says `entries`, and may say `without`.',
        ),
      ),
      calls: z.optional(z.record(z.string(), zUse, '`calls` names calls, each with what is used of it.')),
    },
    'A consumer says `name`, and either `source` or `calls`.',
  )
  .check(
    z.refine(
      ({ source, calls }) => (source === undefined) !== (calls === undefined),
      'Say what it uses, in one of two ways: `source`, for files of this repository, or `calls`.',
    ),
  );

/** A consumer of the contract: a program whose source is here, or one whose owner declares what it uses. */
export type Consumer = z.infer<typeof zConsumer>;
export type Source = NonNullable<Consumer['source']>;

export function readConsumers(file: string, text: string | undefined, problems: Problem[]): Entry<Consumer>[] {
  const entries = readList(file, text ?? '', zConsumer, problems);
  for (const [at, { value, placeOf }] of entries.entries()) {
    if (entries.findIndex((other) => other.value.name === value.name) === at) continue;
    problems.push({
      ...placeOf('name'),
      message: `${value.name} is listed above already: give each consumer one entry.`,
    });
  }
  return entries;
}

/** Declared names must exist on at least one side: what this change removes is known on the other. */
export function findUnknown(entries: readonly Entry<Consumer>[], sides: readonly Side[]): Problem[] {
  return entries.flatMap(({ value: { name, calls = {} }, placeOf }) =>
    Object.entries(calls).flatMap(([id, use]): Problem[] => {
      const operations = sides.flatMap(({ contract, operations: all }) => {
        const placed = all.get(id);
        const fields = fieldsNamed(contract.canonical, placed, id);
        return fields ? [{ codes: placed?.operation['x-codes'] ?? [], fields }] : [];
      });
      const remedy = 'correct it, or remove it.';
      if (operations.length === 0) {
        return [
          { ...placeOf('calls', id), message: `${name} uses the call \`${id}\`, which the contract lacks: ${remedy}` },
        ];
      }
      const unknownFields = (['payload', 'answer'] as Direction[]).flatMap((direction) =>
        (use[direction] ?? []).flatMap((path, at): Problem[] => {
          if (operations.some(({ fields }) => fields[direction].some((field) => field.path === path))) return [];
          const message = `${name} uses \`${path}\`, which the ${direction} of \`${id}\` lacks: ${remedy}`;
          return [{ ...placeOf('calls', id, direction, at), message }];
        }),
      );
      const unknownCodes = (use.codes ?? []).flatMap((code, at): Problem[] => {
        if (operations.some(({ codes }) => codes.includes(code))) return [];
        return [
          {
            ...placeOf('calls', id, 'codes', at),
            message: `${name} uses code ${code}, which \`${id}\` does not answer: ${remedy}`,
          },
        ];
      });
      return [...unknownFields, ...unknownCodes];
    }),
  );
}
