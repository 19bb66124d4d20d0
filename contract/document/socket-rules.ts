import type { Operation, Schema, Socket } from './openapi.ts';

export interface RuleContext {
  report: (problem: { message: string; location?: unknown }) => void;
  location: { child(path: string | string[]): unknown };
  key: string | number;
  resolve: (node: Schema) => { node: Schema | undefined };
}

/** The linter's types for `x-sockets`, so that its rules for schemas and examples also check messages. */
export const socketTypes = {
  oas3: (types: Record<string, { properties: object }>) => ({
    ...types,
    Root: { ...types['Root'], properties: { ...types['Root']?.properties, 'x-sockets': 'Sockets' } },
    Sockets: { properties: {}, additionalProperties: () => 'Socket' },
    Socket: {
      properties: {
        path: { type: 'string' },
        summary: { type: 'string' },
        description: { type: 'string' },
        tags: { type: 'array', items: { type: 'string' } },
        token: { type: 'string' },
        receives: 'MediaTypesMap',
        sends: 'MediaTypesMap',
        answers: 'SocketAnswers',
        closes: 'SocketCloses',
      },
      required: ['path', 'summary', 'tags', 'token', 'receives', 'sends', 'closes'],
    },
    SocketAnswers: {
      properties: {},
      additionalProperties: () => ({ type: 'array', items: { type: 'string' } }),
    },
    SocketCloses: { properties: {}, additionalProperties: () => 'SocketClose' },
    SocketClose: {
      properties: { name: { type: 'string' }, meaning: { type: 'string' } },
      required: ['name', 'meaning'],
    },
  }),
};

/** Both ends recognise a message by its `type`, and tests and mock use its examples. */
function messagesAreNamed() {
  const directions = ['receives', 'sends'] as const;
  return {
    Socket: {
      enter(socket: Partial<Socket>, { report, location, resolve }: RuleContext) {
        for (const direction of directions) {
          for (const [type, { schema = {}, examples = {} }] of Object.entries(socket[direction] ?? {})) {
            const place = location.child([direction, type]);
            const { node } = schema.$ref ? resolve(schema) : { node: schema };
            const isNamed = node?.properties?.['type']?.const === type && node.required?.includes('type');
            if (schema.$ref === undefined || !isNamed) {
              report({
                message: `Describe this message by a reference to a schema with the required field \`type\`, whose \`const\` is ${type}.`,
                location: place,
              });
            }
            if (Object.keys(examples).length === 0) report({ message: 'Add an example.', location: place });
          }
        }
        for (const [type, answers] of Object.entries(socket.answers ?? {})) {
          const unknown = answers.find((answer) => !Object.hasOwn(socket.sends ?? {}, answer));
          if (unknown === undefined && Object.hasOwn(socket.receives ?? {}, type)) continue;
          report({
            message: `\`answers\` names a received message and the messages of \`sends\` that answer it, not \`${unknown ?? type}\`.`,
            location: location.child(['answers', type]),
          });
        }
        for (const code of Object.keys(socket.closes ?? {})) {
          if (/^4\d{3}$/.test(code)) continue;
          report({
            message: `A close code is a number from 4000 to 4999, not ${code}.`,
            location: location.child(['closes', code]),
          });
        }
      },
    },
  };
}

/** The token of a socket comes from a call, and its id names generated code like the id of a call. */
function callsAreKnown() {
  const calls = new Set<string>();
  const sockets: { id: string; token: string | undefined; location: RuleContext['location'] }[] = [];
  return {
    Operation: {
      enter({ operationId }: Partial<Operation>) {
        if (operationId !== undefined) calls.add(operationId);
      },
    },
    Socket: {
      enter({ token }: Partial<Socket>, { location, key }: RuleContext) {
        sockets.push({ id: String(key), token, location });
      },
    },
    Root: {
      leave(_root: unknown, { report }: RuleContext) {
        for (const { id, token, location } of sockets) {
          if (calls.has(id)) report({ message: `A call is named \`${id}\` already: use another name.`, location });
          if (token === undefined || calls.has(token)) continue;
          report({ message: `\`token\` names a call, not \`${token}\`.`, location: location.child('token') });
        }
      },
    },
  };
}

export const socketRules = { 'messages-are-named': messagesAreNamed, 'calls-of-sockets-are-known': callsAreKnown };
