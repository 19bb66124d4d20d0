import { api } from '#shared/api/api.ts';
import type { Act, Sent } from '#site/offline/outbox.ts';
import { sentOf } from '#site/offline/send-outcome.ts';
import { sendPicture } from '#shared/components/uploads/send-picture.ts';
import { updateStoredProofs, changeProof, storeProofs, proofImageOf, readStoredProofs } from './proof-set.ts';

interface KeptProof {
  act: Act & { kind: 'proof' };
  owner: string;
  key: string;
  stillWaits: () => Promise<boolean>;
}

/** Sends the pictures stored for an order, and submits them. Pictures that have arrived are not sent again. */
export async function sendStoredProof({ act, owner, key, stillWaits }: KeptProof): Promise<Sent | { is: 'missing' }> {
  const { orderId, call, status } = act;
  let proofs = await readStoredProofs(orderId, owner);
  // Withdrawing deletes the pictures too.
  if (!(await stillWaits())) return { is: 'unsent' };
  if (proofs.length === 0) return { is: 'missing' };
  for (const { id, name, picture, url: known } of proofs) {
    if (known !== undefined) continue;
    const file = new File([picture], name, { type: picture.type });
    try {
      // One at a time on a connection that has just come back.
      const { url } = await sendPicture('uploadImage', { file, id: orderId, status });
      proofs = changeProof(proofs, id, { state: 'sent', part: 1, url });
      await updateStoredProofs(orderId, proofs);
    } catch (error) {
      const sent = sentOf(error);
      // A picture that may have arrived is sent again, since the order does not refer to it yet.
      return sent.is === 'unknown' ? { is: 'unsent' } : sent;
    }
  }
  if (!(await stillWaits())) return { is: 'unsent' };
  const proofImage = proofImageOf(proofs) ?? '';
  const { error } = await api[call]({ body: { id: orderId, proofImage }, headers: { 'Idempotency-Key': key } });
  const sent = sentOf(error);
  if (sent.is === 'done') await storeProofs(orderId, owner, []);
  return sent;
}
