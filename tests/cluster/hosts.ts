import { join } from 'node:path';

/** The hosts of the cluster, each a network namespace of this machine. */
export const databaseHosts = ['db1', 'db2', 'db3'] as const;
export const nodeHosts = ['node1', 'node2', 'node3'] as const;
export const hosts = [...databaseHosts, ...nodeHosts, 'edge'] as const;

export type DatabaseHost = (typeof databaseHosts)[number];
export type NodeHost = (typeof nodeHosts)[number];
export type Host = (typeof hosts)[number];

export const network = '10.77.0.0/24';
/** This process, which plays the buyers' side. */
export const buyersAddress = '10.77.0.1';

export const addresses: Readonly<Record<Host, string>> = {
  db1: '10.77.0.11',
  db2: '10.77.0.12',
  db3: '10.77.0.13',
  node1: '10.77.0.21',
  node2: '10.77.0.22',
  node3: '10.77.0.23',
  edge: '10.77.0.31',
};

export const siteUrl = `http://${addresses.edge}:8080`;

/** One cluster per machine, because its namespaces have fixed names. */
export const folder = '/tmp/gariport-cluster';
export const dataFolder = join(folder, 'marketplace');

export const folderOf = (host: Host) => join(folder, host);
export const namespaceOf = (host: Host) => `gariport-${host}`;

/** The primary, through the HAProxy beside a node, as seen from this process. */
export function primaryUrl(password: string, beside: NodeHost = 'node3'): string {
  return `postgres://gariport:${password}@${addresses[beside]}:5001/gariport`;
}
