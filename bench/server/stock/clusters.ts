import { Client } from 'pg';
import { startPostgres } from '#server/testing/postgres.mjs';
import { noLimits } from '#server/platform/database/connect.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** A temporary PostgreSQL server, whose databases are copied from each other. */
export interface Cluster {
  version: string;
  create(name: string, template?: string): Promise<void>;
  drop(name: string): Promise<void>;
  urlOf(name: string): string;
  /** Migrated. The caller must close it. */
  open(name: string): Promise<Database>;
  stop(): Promise<void>;
}

/** `folder` has PostgreSQL's programs. */
export async function startCluster(folder: string): Promise<Cluster> {
  const server = await startPostgres({ folder });
  const { url } = server;
  // Configured as for a large stock. The default would penalise contestants that read much of it.
  await ask(url, `alter system set shared_buffers = '3GB'`);
  await server.halt();
  await server.start();

  function urlOf(name: string): string {
    const own = new URL(url);
    own.pathname = `/${name}`;
    return own.href;
  }

  return {
    version: await ask(url, 'show server_version'),
    async create(name, template = 'template1') {
      await ask(url, `create database ${name} template ${template}`);
    },
    async drop(name) {
      await ask(url, `drop database ${name} with (force)`);
    },
    urlOf,
    open: (name) => openDatabase({ url: urlOf(name), folder: 'memory', limits: noLimits }),
    stop: () => server.stop(),
  };
}

async function ask(url: string, statement: string): Promise<string> {
  const client = new Client({ connectionString: url });
  // The cluster may be stopped meanwhile; the statement itself rejects then.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(statement);
    return Object.values(rows[0] ?? {})[0] ?? '';
  } finally {
    await client.end();
  }
}
