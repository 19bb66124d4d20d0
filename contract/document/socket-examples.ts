import { examplesFit } from './check-examples.ts';
import { type OpenApiDocument, socketsOf } from './openapi.ts';
import { type RuleContext, socketTypes } from './socket-rules.ts';

type Path = [id: string, direction: string, type: string, name: string];

/** The examples of messages that do not fit, which the linter does not check. */
export function findWrongMessages(document: OpenApiDocument): Path[] {
  return socketsOf(document).flatMap(([id, socket]) =>
    (['receives', 'sends'] as const).flatMap((direction) =>
      Object.entries(socket[direction]).flatMap(([type, { schema, examples = {} }]) =>
        Object.entries(examples).flatMap(([name, example]): Path[] => {
          const alone = {
            ...socket,
            receives: {},
            sends: { [type]: { ...(schema && { schema }), examples: { [name]: example } } },
          };
          return examplesFit({ ...document, paths: {}, 'x-sockets': { [id]: alone } })
            ? []
            : [[id, direction, type, name]];
        }),
      ),
    ),
  );
}

/** A plugin of the linter that reports these examples at their places. */
export function wrongMessages(paths: readonly Path[]) {
  const rule = () => ({
    Socket: {
      enter(_socket: unknown, { report, location, key }: RuleContext) {
        for (const [id, direction, type, name] of paths) {
          if (id !== key) continue;
          const place = location.child([direction, type, 'examples', name, 'value']);
          report({
            message: `The example \`${name}\` does not fit the schema of \`${type}\`: correct it.`,
            location: place,
          });
        }
      },
    },
  });
  return {
    id: 'sockets',
    rules: { oas3: { 'examples-fit': rule } },
    typeExtension: socketTypes,
    use: { 'sockets/examples-fit': 'error' } as const,
  };
}
