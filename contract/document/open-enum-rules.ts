import type { OpenApiDocument, Schema } from './openapi.ts';

/** Where `x-open` may be: on a choice of texts that some answer has. */
interface Place {
  child(path: string): Place;
  source: { absoluteRef: string };
}

interface RuleContext {
  report: (problem: { message: string; location?: Place }) => void;
  location: Place;
  type: { name: string };
  resolve: (node: object, from?: string) => { node: unknown; location: Place | undefined };
}

function openEnumsAreAnswered() {
  const open = new Map<unknown, Place>();
  return {
    Schema: {
      enter(schema: Schema, { report, location }: RuleContext) {
        if (!('x-open' in schema)) return;
        const place = location.child('x-open');
        if (schema['x-open'] !== true) {
          report({ message: '`x-open` is `true`, or absent.', location: place });
        } else if (schema.type !== 'string' || !schema.enum) {
          report({ message: '`x-open` is for `type: string` with an `enum`: remove it here.', location: place });
        } else {
          open.set(schema, place);
        }
      },
    },
    ref: {
      enter(node: Schema, { report, location, type }: RuleContext) {
        if (type.name !== 'Schema' || !('x-open' in node)) return;
        report({
          message: 'Write `x-open` beside the `enum`, not beside a reference to it.',
          location: location.child('x-open'),
        });
      },
    },
    Root: {
      leave({ paths }: OpenApiDocument, { report, resolve }: RuleContext) {
        if (open.size === 0) return;
        const answered = answeredBy(paths, resolve);
        for (const [schema, location] of open) {
          if (answered.has(schema)) continue;
          report({ message: 'No answer has this `enum`, and senders know what they send: remove `x-open`.', location });
        }
      },
    },
  };
}

/** Every part of an answer, following references. */
function answeredBy(paths: unknown, resolve: RuleContext['resolve']): Set<unknown> {
  const answered = new Set<unknown>();
  const seen = new Set<unknown>();
  const visit = (part: unknown, from: string | undefined, isAnswer: boolean): void => {
    if (typeof part !== 'object' || part === null) return;
    const known = isAnswer ? answered : seen;
    if (known.has(part)) return;
    known.add(part);
    if ('$ref' in part) {
      const { node, location } = resolve(part, from);
      visit(node, location?.source.absoluteRef ?? from, isAnswer);
    }
    for (const [key, value] of Object.entries(part)) {
      if (key !== 'examples') visit(value, from, isAnswer || key === 'responses');
    }
  };
  visit(paths, undefined, false);
  return answered;
}

export const openEnumRules = { 'open-enums-are-answered': openEnumsAreAnswered };
