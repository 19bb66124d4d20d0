import { isIP } from 'node:net';
import { StartRefused } from '#wire/host/start.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns parsers of variables. An invalid one is reported in one line with the fix. */
export function readVariables(env: Environment) {
  /** Parses one of a few words; undefined if unset. A misspelt word is refused. */
  function readChoice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const text = env[name];
    if (!text) return undefined;
    const choice = choices.find((one) => one === text);
    if (!choice) throw new StartRefused(`${name} is '${text}': set it to one of ${choices.join(', ')}, or remove it.`);
    return choice;
  }

  function readSwitch(name: string, usual: boolean): boolean {
    const choice = readChoice(name, ['on', 'off']);
    return choice ? choice === 'on' : usual;
  }

  function readNetworks(name: string, usual = ''): string[] {
    const addresses = (env[name] || usual).split(',').flatMap((entry) => entry.trim() || []);
    for (const address of addresses) {
      const [, own = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(address) ?? [];
      const most = { 0: -1, 4: 32, 6: 128 }[isIP(own)] ?? -1;
      if (Number(bits) <= most) continue;
      throw new StartRefused(`${name} names '${address}': list addresses or networks such as 10.0.0.0/8.`);
    }
    return addresses;
  }

  function readUrl(name: string, protocols: readonly string[]): string | undefined {
    const text = env[name];
    if (!text) return undefined;
    const { protocol, hostname } = URL.canParse(text) ? new URL(text) : { protocol: '', hostname: '' };
    // Only PostgreSQL can be reached without a host, by a local socket.
    const isGood = protocols.includes(protocol) && (hostname !== '' || protocol.startsWith('postgres'));
    // The value may contain a password, so do not repeat it.
    if (!isGood) throw new StartRefused(`${name} is not a ${protocols.join(' or ')} URL: correct or remove it.`);
    return text;
  }

  /** Parses a URL that paths are appended to, so it must not have a query. */
  function readBaseUrl(name: string): string | undefined {
    const text = readUrl(name, ['http:', 'https:']);
    if (text === undefined || !/[?#]/.test(text)) return text;
    throw new StartRefused(`${name} has a query or a fragment: remove '?' or '#' and everything after it.`);
  }

  /** Reads variables that only work together. Undefined if none is set. */
  function readTogether(names: readonly [string, string]): [string, string] | undefined {
    const [first, second] = names.map((name) => env[name]);
    if (first && second) return [first, second];
    if (!first && !second) return undefined;
    const [missing, present] = first ? [names[1], names[0]] : names;
    throw new StartRefused(`${missing} is missing: ${present} needs it too.`);
  }

  return { readChoice, readSwitch, readNetworks, readUrl, readBaseUrl, readTogether };
}

export function given<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  return value ? ({ [name]: value } as { [Key in Name]?: string }) : {};
}
