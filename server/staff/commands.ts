/** What the staff can do, and how it is written. The order is that of the help. */
export const commands = {
  list: { takes: [], options: { status: 'N,N' }, does: 'Orders under way, or those in the statuses named.' },
  order: { takes: ['orderNo'], options: {}, does: 'One order with its prices, vouchers and history.' },
  'approve-payment': { takes: ['orderNo'], options: {}, does: 'The voucher under review proves the payment.' },
  'reject-payment': { takes: ['orderNo'], options: { reason: 'TEXT' }, does: 'It does not; the buyer reads why.' },
  prepare: { takes: ['orderNo'], options: {}, does: 'The deposit has arrived without a voucher.' },
  ship: {
    takes: ['orderNo'],
    options: { 'freight-number': 'TEXT', 'logistics-link': 'URL' },
    does: 'The vehicle is on board. Without a page that follows it, leave --logistics-link out.',
  },
  'request-balance': {
    takes: ['orderNo'],
    options: { arrives: 'YYYY-MM-DD' },
    does: 'Sends the balance notice. Without --arrives the vehicle reaches port in 10 days.',
  },
  'in-transit': { takes: ['orderNo'], options: {}, does: 'The balance has arrived without a voucher.' },
  complete: { takes: ['orderNo'], options: {}, does: 'The buyer has the vehicle and has not said so.' },
  cancel: { takes: ['orderNo'], options: { reason: 'TEXT' }, does: 'Calls an order off before it is shipped.' },
  dealers: { takes: [], options: {}, does: 'Certifications, those under review first.' },
  'approve-dealer': { takes: ['id'], options: {}, does: 'Certifies a company.' },
  'reject-dealer': { takes: ['id'], options: { reason: 'TEXT' }, does: 'Does not; the dealer reads why.' },
  chats: { takes: [], options: {}, does: 'Who has written, those who wait for an answer first.' },
  'answer-chat': { takes: ['account'], options: { text: 'TEXT' }, does: 'Answers a buyer, by account id or e-mail.' },
  'make-agent': {
    takes: ['e-mail'],
    options: { name: 'TEXT', phone: 'TEXT' },
    does: 'Lets an account make posters, under that name and phone.',
  },
  'dismiss-agent': { takes: ['e-mail'], options: {}, does: 'Takes that back.' },
  'flash-sale': {
    takes: ['vehicleId'],
    options: { deduction: 'USD', hours: 'N' },
    does: 'Puts an available vehicle on sale from now on.',
  },
  'price-terms': { takes: [], options: {}, does: 'The terms that prices are made by, as JSON.' },
  'set-price-terms': {
    takes: ['file'],
    options: {},
    does: 'Sets them from such a file; docs/staff.md has an example.',
  },
  'entry-link': { takes: ['vehicleId'], options: {}, does: "Links to a vehicle for a partner's pages." },
  'entry-key': { takes: [], options: {}, does: 'The key that a partner makes such links with.' },
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

/** The options that a command cannot do without. */
const required: Partial<Record<CommandName, readonly string[]>> = {
  'reject-payment': ['reason'],
  ship: ['freight-number'],
  'reject-dealer': ['reason'],
  'answer-chat': ['text'],
  'make-agent': ['name', 'phone'],
  'flash-sale': ['deduction', 'hours'],
};

/** Commands whose argument is a file: they are given what stands in it, since the server may run in another folder. */
export function takesFile(name: CommandName): boolean {
  return name === 'set-price-terms';
}

/** Commands that change nothing need nobody's name. */
const readings = new Set<CommandName>(['list', 'order', 'dealers', 'chats', 'price-terms', 'entry-link', 'entry-key']);

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
    'What changes something is recorded under your name: --as NAME, or STAFF_NAME in the environment.',
  ].join('\n');
}
