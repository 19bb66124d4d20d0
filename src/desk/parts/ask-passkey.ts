import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Signs a login challenge with a passkey; undefined if the user cancels or has none. */
export async function signWithPasskey(options: string): Promise<string | undefined> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).then(
    (answer) => JSON.stringify(answer),
    () => undefined,
  );
}

/** Creates a passkey; undefined if the user cancels. */
export async function makePasskey(options: string): Promise<string | undefined> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).then(
    (answer) => JSON.stringify(answer),
    () => undefined,
  );
}
