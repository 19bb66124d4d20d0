import { randomBytes } from 'node:crypto';
import type { Context } from '#server/platform/calls/context.ts';
import { createHub } from '#server/marketplace/chat/hub.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { outbox } from '#server/platform/mail/outbox.ts';
import { silentLog } from '#server/platform/operations/log.ts';
import { passingPaymentKeys } from '#server/platform/secrets/payment-keys.ts';
import type { Services } from '#server/platform/services.ts';

export function openServices(database: Database): Services {
  return {
    secret: randomBytes(32),
    paymentKeys: passingPaymentKeys(),
    database,
    clock: () => new Date(),
    mailer: outbox,
    offered: { push: false, notices: false },
    hub: createHub(),
    files: { read: noFiles, put: noFiles, open: noFiles, probe: noFiles },
    fetchPicture: noFiles,
    publicUrl: 'http://127.0.0.1',
    limits: true,
    log: silentLog,
  };
}

function noFiles(): Promise<never> {
  return Promise.reject(new Error('No call of the benchmark needs files.'));
}

/** A visitor who browses. */
export function visit(services: Services): Context {
  return {
    database: services.database,
    services,
    language: 'en',
    timeZone: 'Africa/Nairobi',
    now: services.clock(),
    user: undefined,
    remoteAddress: '127.0.0.1',
    keepWrites: () => undefined,
    afterwards: (task) => task(),
  };
}
