import type { StaffNotice, TransportFailure, UnknownValue } from '#generated/client/types.gen.ts';
import type { Code, FailureCode } from '#generated/codes.ts';
import type { ReasonsOf } from '#generated/operations.ts';
import type { components } from '#generated/schema.ts';
import type { PayloadLanguage } from '#wire/language.ts';
import type { TransportCode } from '#wire/client/transport-error.ts';
import { api, queries } from './api.ts';
import { isFailure } from './errors.ts';

// Only type-checked, never run: a code that the contract does not list for a call cannot be handled there.

type Same<A, B> = [A, B] extends [B, A] ? true : false;
const yes = (_proof: true) => {};

yes(true satisfies Same<PayloadLanguage, components['schemas']['Language']>);
yes(true satisfies Same<TransportCode, TransportFailure['code']>);

export async function handlesListedCodesOnly() {
  const { data, error } = await api.listCountries();
  if (error === undefined) {
    yes(true satisfies Same<(typeof data)[number]['name'], string>);
    return;
  }
  if (error.code === 400) return;
  if (error.code === 'timeout') return;
  // @ts-expect-error 416 belongs to the login
  if (error.code === 416) return;
  // @ts-expect-error no call has this code
  if (error.code === 999) return;
  // @ts-expect-error the transport has no such status
  if (error.code === 'slow') return;
  yes(true satisfies Same<typeof error.message, string>);
  error.operationId.trim();
}

export async function throwsAsTyped() {
  const { data } = await api.listCountries({ throwOnError: true });
  yes(true satisfies Same<(typeof data)[number]['code'], string>);
}

export async function handsWholeAnswersOver() {
  const { data, error } = await api.login({ body: { email: '', password: '' } });
  if (error) {
    // @ts-expect-error a catalogue code of this call comes as data
    return error.code === 416;
  }
  if (data.code === 0) return data.body.accessToken;
  if (data.code === 416 || data.code === 427) return data.message;
  // @ts-expect-error the login does not list 602
  if (data.code === 602) return '';
  // @ts-expect-error a failure has no body
  return data.body;
}

export async function takesPayloadsOfTheContractOnly() {
  // @ts-expect-error the password is missing
  await api.login({ body: { email: '' } });
  // @ts-expect-error the client itself fills the language in
  await api.login({ body: { email: '', password: '', language: 'en' } });
  const { data } = await api.closeOrder({ body: { id: '1' } });
  // An answer that consists of the code alone becomes a text.
  yes(true satisfies Same<typeof data, string | undefined>);
  const proforma = await api.downloadProforma({ body: { id: '1' }, throwOnError: true });
  yes(true satisfies Same<typeof proforma.data, Blob | File>);
}

export function useHooksWithListedCodesOnly() {
  const countries = queries.useListCountriesQuery();
  const close = queries.useCloseOrderMutation({
    onError(error) {
      if (isFailure(error, 'notLoggedIn')) return;
      // @ts-expect-error closing an order cannot answer orderInvalid
      if (isFailure(error, 'orderInvalid')) return;
      if (error.code === 421) return;
      // @ts-expect-error closing an order cannot answer 602
      if (error.code === 602) return;
    },
  });
  // @ts-expect-error 17 belongs to the image code
  if (countries.error?.code === 17) return;
  if (countries.error?.code === 431) return;
  // @ts-expect-error an order is named by an id
  close.mutate({ body: {} });
}

export function knowsTheCatalogue(code: FailureCode): Code {
  // @ts-expect-error success is no failure
  const failure: FailureCode = 0;
  return failure === code ? 0 : code;
}

export function handlesUnknownValues(kind: StaffNotice['kind']): string {
  switch (kind) {
    case 'priceTerms':
      return 'pricing';
    default:
      // @ts-expect-error an open enum has more values than it lists
      return kind satisfies never;
  }
}

export async function namesListedReasonsAndHandlesOthers() {
  const { data } = await api.register({ body: { email: '', password: '', countryName: '' } });
  if (data?.code === 400) {
    yes(true satisfies Same<typeof data.reason, ReasonsOf<'register'> | UnknownValue | undefined>);
  }
  const { error } = await api.closeOrder({ body: { id: '1' } });
  if (error?.code === 400) {
    yes(true satisfies Same<typeof error.reason, ReasonsOf<'closeOrder'> | UnknownValue | undefined>);
    // @ts-expect-error a newer server may have more reasons
    return error.reason satisfies ReasonsOf<'closeOrder'> | undefined;
  }
  return '';
}
