import type { Options } from '../target/options.ts';

/** The command that reproduces findings of an operation or a walk; the reader fills in the secrets. */
export function repeatOf(options: Options, part: string): string {
  const { target, suite, seed, cases, partner, serverKey, keyId, token, staffToken, login, other, letters, mock } =
    options;
  const words = [
    `npm run contract:verify -- --target ${target} --suite ${suite} ${part} --seed ${seed}`,
    cases !== undefined && `--cases ${cases}`,
    partner !== undefined && `--partner ${partner}`,
    serverKey && `--server-key ${serverKey.id}:${serverKey.publicKey}`,
    keyId !== undefined && `--key-id ${keyId}`,
    token !== undefined && '--token …',
    staffToken !== undefined && '--staff-token …',
    login && `--login ${login.email}`,
    other && `--other ${other.email}`,
    letters !== undefined && '--letters …',
    mock && '--mock',
  ];
  return words.filter(Boolean).join(' ');
}
