/** The staff commands and their syntax, in the order of the help. */
export const commands = {
  list: { takes: [], options: { status: 'N,N' }, does: 'Lists open orders, or those in the given statuses.' },
  order: { takes: ['orderNo'], options: {}, does: 'Shows an order with its prices, payment proofs and history.' },
  'approve-payment': { takes: ['orderNo'], options: {}, does: 'Accepts the payment proof under review.' },
  'reject-payment': { takes: ['orderNo'], options: { reason: 'TEXT' }, does: 'Rejects it; the buyer sees the reason.' },
  prepare: { takes: ['orderNo'], options: {}, does: 'Marks the deposit as received without a payment proof.' },
  ship: {
    takes: ['orderNo'],
    options: { 'freight-number': 'TEXT', 'logistics-link': 'URL' },
    does: 'Marks the vehicle as shipped. Leave --logistics-link out if there is no tracking page.',
  },
  'request-balance': {
    takes: ['orderNo'],
    options: { arrives: 'YYYY-MM-DD' },
    does: 'Sends the balance notice. Without --arrives it gives the planned arrival day, or 10 days from now.',
  },
  'in-transit': { takes: ['orderNo'], options: {}, does: 'Marks the balance as received without a payment proof.' },
  complete: {
    takes: ['orderNo'],
    options: {},
    does: 'Completes an order whose buyer has received the vehicle without confirming it.',
  },
  cancel: {
    takes: ['orderNo'],
    options: { reason: 'TEXT', situation: 'SITUATION', vehicle: 'offered|withdrawn' },
    does:
      'Cancels an order that has not been shipped. If something was paid, --situation decides the refund: notPaidInTime, ' +
      'changeOfMind, failedInspection, lateShip, lostShip or notAsDescribed. Its vehicle is offered again, unless it is ' +
      'withdrawn, such as a damaged one.',
  },
  dealers: { takes: [], options: {}, does: 'Lists company certifications, those under review first.' },
  'approve-dealer': { takes: ['id'], options: {}, does: 'Certifies a company.' },
  'reject-dealer': {
    takes: ['id'],
    options: { reason: 'TEXT' },
    does: 'Rejects a certification; the dealer sees the reason.',
  },
  chats: { takes: [], options: {}, does: 'Lists chats, those waiting for an answer first.' },
  'answer-chat': { takes: ['account'], options: { text: 'TEXT' }, does: 'Answers a buyer, by account id or e-mail.' },
  'make-agent': {
    takes: ['e-mail'],
    options: { name: 'TEXT', phone: 'TEXT' },
    does: 'Lets an account make posters under this name and phone number.',
  },
  'dismiss-agent': { takes: ['e-mail'], options: {}, does: 'Withdraws the right to make posters from an account.' },
  'flash-sale': {
    takes: ['vehicleId'],
    options: { deduction: 'USD', hours: 'N' },
    does: 'Puts an available vehicle on flash sale, from now on.',
  },
  'price-terms': { takes: [], options: {}, does: 'Prints the pricing settings as JSON.' },
  'set-price-terms': {
    takes: ['file'],
    options: {},
    does: 'Sets the pricing settings from a JSON file; docs/staff.md has an example.',
  },
  members: { takes: [], options: {}, does: 'Lists the members of the desk.' },
  'owner-link': {
    takes: [],
    options: {},
    does: 'Prints an invitation link for an owner: for the first one, or if no owner can log in.',
  },
  invite: {
    takes: ['e-mail'],
    options: { name: 'TEXT', role: 'ROLE' },
    does: 'Invites somebody to the desk: as owner, sales, accounts, logistics, stock or readOnly.',
  },
  'change-role': { takes: ['e-mail'], options: { role: 'ROLE' }, does: 'Gives a member another role.' },
  'end-member': { takes: ['e-mail'], options: {}, does: "Ends a member's access and sessions." },
  'verify-log': {
    takes: [],
    options: { head: 'HASH' },
    does: 'Verifies that no record of the audit log was changed, removed or inserted. --head: a hash noted earlier.',
  },
  'entry-link': { takes: ['vehicleId'], options: {}, does: "Prints links to a vehicle for a partner's pages." },
  'entry-key': { takes: [], options: {}, does: 'Prints the key with which a partner creates these links.' },
} as const satisfies Record<string, Command>;

interface Command {
  takes: readonly string[];
  options: Readonly<Record<string, string>>;
  does: string;
}

export type CommandName = keyof typeof commands;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

/** The required options of a command. */
const required: Partial<Record<CommandName, readonly string[]>> = {
  'reject-payment': ['reason'],
  ship: ['freight-number'],
  'reject-dealer': ['reason'],
  'answer-chat': ['text'],
  'make-agent': ['name', 'phone'],
  'flash-sale': ['deduction', 'hours'],
  invite: ['name', 'role'],
  'change-role': ['role'],
};

/** Commands that take a file. They receive its content, since the server may run in another folder. */
export function takesFile(name: CommandName): boolean {
  return name === 'set-price-terms';
}

/** Read-only commands, which need no name. */
const readings = new Set<CommandName>([
  'list',
  'order',
  'dealers',
  'chats',
  'members',
  'price-terms',
  'verify-log',
  'entry-link',
  'entry-key',
]);

export function needsName(name: CommandName): boolean {
  return !readings.has(name);
}

export function requiredOptions(name: CommandName): readonly string[] {
  return required[name] ?? [];
}

export function usageOf(name: CommandName): string {
  const { takes, options } = commands[name];
  const written = Object.entries(options).map(([option, value]) => {
    const text = `--${option} ${value}`;
    return requiredOptions(name).includes(option) ? text : `[${text}]`;
  });
  return [name, ...takes.map((argument) => `<${argument}>`), ...written].join(' ');
}

export function helpText(): string {
  const names = Object.keys(commands) as CommandName[];
  const lines = names.map((name) => `  ${usageOf(name)}\n      ${commands[name].does}`);
  return [
    'npm run staff -- <command> … --as NAME',
    '',
    ...lines,
    '',
    'Changes are logged under your name: --as NAME, or STAFF_NAME in the environment.',
  ].join('\n');
}
