import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Has a passkey sign for a login; nothing where somebody gave it up, or has none. */
export async function signByPasskey(options: string): Promise<string | undefined> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).then(
    (answer) => JSON.stringify(answer),
    () => undefined,
  );
}

/** Has the browser make a passkey; nothing where somebody gave it up. */
export async function makePasskey(options: string): Promise<string | undefined> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).then(
    (answer) => JSON.stringify(answer),
    () => undefined,
  );
}
