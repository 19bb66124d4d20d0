import { addresses, type DatabaseHost, databaseHosts } from './hosts.ts';

interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
  timeline?: number;
}

/** The members of the database cluster, as the first host that answers sees them. */
export async function readMembers(): Promise<Member[]> {
  for (const host of databaseHosts) {
    try {
      const response = await fetch(`http://${addresses[host]}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
      const { members } = (await response.json()) as { members: Member[] };
      if (members.some(({ role }) => role === 'leader')) return members;
    } catch {
      // This host is down or cut off.
    }
  }
  return [];
}

export async function findPrimary(): Promise<DatabaseHost> {
  const leader = (await readMembers()).find(({ role }) => role === 'leader');
  const host = databaseHosts.find((one) => one === leader?.name);
  if (!host) throw new Error('The database cluster has no primary: see patroni.log of its hosts.');
  return host;
}

/** The hosts that do not follow the primary, although they run. */
export async function findLeftBehind(): Promise<DatabaseHost[]> {
  const members = await readMembers();
  const leader = members.find(({ role }) => role === 'leader');
  const behind = members.filter(({ timeline }) => timeline !== undefined && timeline !== leader?.timeline);
  return databaseHosts.filter((host) => behind.some(({ name }) => name === host));
}

/** Whether there is a primary, a synchronous standby and another standby, all connected. */
export async function isComplete(): Promise<boolean> {
  const members = await readMembers();
  const working = members.filter(({ state }) => state === 'running' || state === 'streaming');
  return ['leader', 'sync_standby', 'replica'].every((wanted) => working.some(({ role }) => role === wanted));
}

/** Replaces the data of a host by a copy of the primary's. */
export async function copyAgain(host: DatabaseHost): Promise<void> {
  const body = JSON.stringify({ force: true });
  const response = await fetch(`http://${addresses[host]}:8008/reinitialize`, { method: 'POST', body });
  if (!response.ok) throw new Error(`${host} was not copied again: ${await response.text()}`);
}
