import { openPaymentKeys, rotatePaymentKeys } from '#server/platform/secrets/payment-keys.ts';
import { openKeyring, rotateKeyring } from '#wire/host/keyring.ts';
import { StartRefused } from '#wire/host/start.ts';
import { isFree } from './file-list.ts';

const actions: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  async create(folder) {
    if (!(await isFree(folder))) throw new StartRefused(`${folder} is not empty: name a new folder for the keys.`);
    const { current } = await openKeyring(folder);
    const payment = await (await openPaymentKeys(folder, undefined)).current();
    return `Created envelope key ${current.id} and payment key ${payment.id} in ${folder}.`;
  },
  async 'rotate-envelope'(folder) {
    const { current, previous } = await rotateKeyring(folder);
    return `Envelope key ${previous?.id} is now previous, and ${current.id} current.`;
  },
  async 'rotate-payment'(folder) {
    const { current, retired } = await rotatePaymentKeys(folder);
    return `Payment key ${retired} is retired, and ${current} signs.`;
  },
};

/** Creates or rotates the keys in a folder, and returns a line with their ids. */
export async function changeKeys([action = '', folder = '']: readonly string[]): Promise<string> {
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!act || folder === '') {
    throw new StartRefused(`Say what to do and where: npm run keys -- ${Object.keys(actions).join('|')} FOLDER`);
  }
  return act(folder);
}
