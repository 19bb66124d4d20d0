/**
 * The suite `static` of docs/wire.md as a standalone script, for tools that have crypto-js and no WebCrypto. Bytes are
 * hexadecimal text until they are sent.
 */
export const sealing = `const C = require('crypto-js');
const hexOf = (text) => C.enc.Utf8.parse(text).toString();
const ofHex = (hex) => C.enc.Hex.parse(hex);
const prefixed = (parts) =>
  parts.map((hex) => (hex === undefined ? 'ffffffff' : (hex.length / 2).toString(16).padStart(8, '0') + hex)).join('');
const extracted = (sharedKey) => C.HmacSHA256(C.enc.Base64.parse(sharedKey), ofHex('00'.repeat(32)));
const keyOf = (sharedKey, purpose) =>
  C.HmacSHA256(ofHex(hexOf('gariport/1/static/' + purpose) + '01'), extracted(sharedKey));

/** The form and headers of a sealed call, and the sign that its answer is bound to. */
function sealCall({ sharedKey, kid, partnerId, path, payload, token, idempotencyKey, sequenceId }) {
  const tokenHash = token ? C.SHA256(token).toString() : '';
  const named = ['gariport/1/request', 'static', kid, '', 'POST', path, partnerId, sequenceId].map(hexOf);
  const head = prefixed([...named, tokenHash, hexOf(idempotencyKey || '')]);
  const iv = C.lib.WordArray.random(16);
  const { ciphertext } = C.AES.encrypt(payload, keyOf(sharedKey, 'request-key'), { iv });
  const body = ofHex(iv.toString() + ciphertext.toString()).toString(C.enc.Base64);
  const sign = C.HmacSHA256(ofHex(head + prefixed([hexOf(body)])), keyOf(sharedKey, 'request-mac')).toString();
  const headers = { Envelope: 'static;kid=' + kid, 'Content-Type': 'application/x-www-form-urlencoded' };
  if (token) headers.Authorization = 'Bearer ' + token;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  return { sign, headers, json: JSON.stringify({ body, sequenceId, partnerId, sign }) };
}

/** Returns an answer's body as text; throws if it is not the server's answer to that call. */
function openAnswer({ sharedKey, sign, answer }) {
  const sealed = C.enc.Base64.parse(answer.body).toString();
  const [encrypted, mac] = [sealed.slice(0, -64), sealed.slice(-64)];
  const { code, message, errorMessage } = answer;
  const texts = [message, errorMessage].map((text) => (text === undefined ? undefined : hexOf(text)));
  const binding = prefixed([hexOf('gariport/1/response'), hexOf(sign), hexOf(String(code)), ...texts]);
  const own = C.HmacSHA256(ofHex(binding + prefixed([encrypted])), keyOf(sharedKey, 'response-mac')).toString();
  if (own !== mac) throw new Error('The answer is not authentic.');
  const ciphertext = ofHex(encrypted.slice(32));
  const iv = ofHex(encrypted.slice(0, 32));
  return C.AES.decrypt({ ciphertext }, keyOf(sharedKey, 'response-key'), { iv }).toString(C.enc.Utf8);
}
`;
