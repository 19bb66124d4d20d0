import { login, logOut } from '../../generated/client/sdk.gen.ts';
import type { Client } from '../../generated/client/sdk-client.gen.ts';
import type { LoginPayload, UploadedImage } from '../../generated/client/types.gen.ts';
import { operations } from '../../generated/operations.ts';
import { type ApiSettings, createApi } from '../../src/shared/api/client.ts';
import { createMemoryStorage } from '../../src/shared/api/local-storage.ts';
import { createTokenStore } from '../../src/shared/api/token-store.ts';
import type { SendMultipart } from '../../src/shared/api/multipart-request.ts';
import type { UploadAddress } from '../../src/shared/api/upload-file.ts';
import type { UploadFields, UploadOptions, UploadSettings } from '../../src/shared/api/upload.ts';
import { ApiFailure } from '../../wire/client/failure.ts';
import type { Network } from '../../wire/client/network.ts';
import { createTabLock } from '../../wire/client/renewal.ts';
import type { Session } from '../../wire/client/session.ts';
import type { TokenStore } from '../../wire/client/tokens.ts';
import type { EnvelopeOffer } from '../../wire/envelope/offer.ts';
import { type Language, payloadLanguage } from '../../wire/language.ts';
import { discoverEnvelope } from './discover-envelope.ts';
import { textsIn } from './texts.ts';

export interface ConnectOptions {
  /**
   * Your client id and the server's keys, as its operator gives them. By default a development server is asked.
   * `plain`: the server accepts unsealed JSON.
   */
  envelope?: EnvelopeOffer | 'plain';
  /** The language of messages; English by default. */
  language?: Language;
  /** An IANA name; by default that of this machine. */
  timeZone?: string;
  /** Where the session's tokens are stored; by default in memory. */
  tokens?: TokenStore;
  /** The network that sends requests. */
  network?: Network;
}

export interface Connection {
  /** Makes calls: `listVehicles({ client, body })`. For calls and hooks without an explicit client: `installClient`. */
  client: Client;
  /** Called when it begins and ends. */
  session: Session;
  /** Begins a session. Rejects with an `ApiFailure`. */
  logIn(credentials: LoginPayload): Promise<void>;
  logOut(): Promise<void>;
  /** Uploads a file unsealed. Rejects with an `ApiFailure`. */
  upload(call: UploadAddress, fields: UploadFields, options?: UploadOptions): Promise<UploadedImage>;
}

/** The platform: how requests are sent, and how uploads are signed. */
export interface Platform {
  network: Network;
  sendFile?: SendMultipart;
  loadSigner?: UploadSettings['loadSigner'];
  loadEnvelope?: NonNullable<ApiSettings['loadEnvelope']>;
}

export type Connect = (baseUrl: string, options?: ConnectOptions) => Promise<Connection>;

export function connectFrom(platform: Platform): Connect {
  return async (address, options = {}) => {
    const baseUrl = address.replace(/\/+$/, '');
    const network = options.network ?? platform.network;
    const envelope = options.envelope ?? (await discoverEnvelope(baseUrl, network));
    const { language = 'en', timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone } = options;
    const tokens = options.tokens ?? createTokenStore(createMemoryStorage());
    const api = createApi({
      ...platform,
      baseUrl,
      envelope,
      network,
      tokens,
      // No tab shares tokens in memory. With a lock, the users of one process would renew one after another.
      ...(!options.tokens && { lock: createTabLock(undefined) }),
      clearStorage: () => tokens.clear(),
      language: () => payloadLanguage(language),
      timeZone: () => timeZone,
      texts: textsIn(language),
    });
    const { client, session } = api;
    return {
      client,
      session,
      async logIn(credentials) {
        const { data } = await login({ client, body: credentials, throwOnError: true });
        if (data.code !== 0) throw new ApiFailure(operations.login, data);
        session.begin(data.body);
      },
      async logOut() {
        await logOut({ client, throwOnError: true });
        session.end();
      },
      upload: async (call, fields, given) => (await api.upload(operations[call], fields, given)) as UploadedImage,
    };
  };
}
