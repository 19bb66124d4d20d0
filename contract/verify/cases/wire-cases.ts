import type { OpenEnvelope } from '../target/open-envelope.ts';
import { decodeForm, encodeForm, type WireFields } from '#wire/envelope/form.ts';
import type { TestedOperation } from '../subject/tested-operation.ts';
import { writePlain } from '../target/plain-target.ts';
import { readPlain, type Received } from '../target/received.ts';
import type { Prepare, Prepared } from '../target/sealed-target.ts';
import type { Send } from '../target/send.ts';

/** A request with a broken envelope: it must be refused before its content is read. */
export interface WireCase {
  readonly name: string;
  send(operation: TestedOperation, token: string | undefined): Promise<Received>;
}

type Alter = (prepared: Prepared) => Prepared['outgoing'];

/** Three times the window of 300 s that a server allows, so that small clock differences do not matter. */
const FAR = 900_000;

/**
 * The payload inside breaks the contract too, so that a server which misses the broken envelope changes nothing. A
 * sealed answer shows the fault.
 */
const payload = {};

export function sealedWireCases(open: OpenEnvelope, prepare: Prepare, send: Send): WireCase[] {
  const envelopes = {
    stale: open({ clock: () => Date.now() - FAR }),
    early: open({ clock: () => Date.now() + FAR }),
    stranger: open({ partnerId: 'conformance-stranger' }),
    unknownKey: open({ keyId: 'conformance-unknown' }),
  };

  function altered(name: string, alter: Alter, envelope = open()): WireCase {
    return {
      name,
      async send(operation, token) {
        const prepared = await prepare({ operation, carrier: 'json', payload, token }, envelope);
        return readPlain(await send({ ...alter(prepared) }), []);
      },
    };
  }

  return [
    altered(
      'altered sign',
      withFields((fields) => ({ ...fields, sign: turnFirst(fields.sign) })),
    ),
    altered(
      'altered body',
      withFields((fields) => ({ ...fields, body: turnFirst(fields.body) })),
    ),
    altered(
      'altered sequenceId',
      withFields((fields) => ({ ...fields, sequenceId: String(Number(fields.sequenceId) + 1) })),
    ),
    altered('stale sequenceId', unaltered, envelopes.stale),
    altered('early sequenceId', unaltered, envelopes.early),
    altered('unknown partner', unaltered, envelopes.stranger),
    altered('unknown key id', unaltered, envelopes.unknownKey),
    altered('no Envelope header', ({ outgoing }) => ({ ...outgoing, headers: { ...outgoing.headers, Envelope: '' } })),
    altered('token changed after sealing', ({ outgoing }) => ({
      ...outgoing,
      headers: { ...outgoing.headers, Authorization: 'Bearer conformance-another-token' },
    })),
    altered('no form at all', ({ outgoing }) => ({ ...outgoing, body: 'json=' })),
    sealedForAnother(prepare, send),
    replayed(prepare, send),
  ];
}

/** Uploads are signed in the address instead. */
export function uploadWireCases(base: string, send: Send): WireCase[] {
  return [
    {
      name: 'multipart: altered sign',
      async send(operation, token) {
        const outgoing = writePlain(base, {
          operation,
          carrier: 'multipart',
          payload: { file: '(the bytes of a.png)' },
          token,
        });
        const url = new URL(outgoing.url);
        url.searchParams.set('sign', turnFirst(url.searchParams.get('sign') ?? ''));
        return readPlain(await send({ ...outgoing, url: url.href }), []);
      },
    },
  ];
}

function sealedForAnother(prepare: Prepare, send: Send): WireCase {
  return {
    name: 'sealed for another operation',
    async send(operation, token) {
      const elsewhere = { ...operation, path: `${operation.path}/elsewhere` };
      const { outgoing } = await prepare({ operation: elsewhere, carrier: 'json', payload, token });
      return readPlain(await send({ ...outgoing, url: outgoing.url.replace(/\/elsewhere$/, '') }), []);
    },
  };
}

function replayed(prepare: Prepare, send: Send): WireCase {
  return {
    name: 'replayed',
    async send(operation, token) {
      const prepared = await prepare({ operation, carrier: 'json', payload, token });
      const first = await prepared.read(await send(prepared.outgoing));
      if (first.kind === 'unusable') return first;
      if (first.kind === 'refusal')
        return { kind: 'unusable', what: `its first sending was refused already: ${first.text}` };
      return readPlain(await send(prepared.outgoing), []);
    },
  };
}

const unaltered: Alter = ({ outgoing }) => outgoing;

function withFields(change: (fields: WireFields) => WireFields): Alter {
  return ({ outgoing }) => ({ ...outgoing, body: encodeForm(change(decodeForm(outgoing.body))) });
}

function turnFirst(text: string): string {
  return (text.startsWith('0') ? '1' : '0') + text.slice(1);
}
