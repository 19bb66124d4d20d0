/** One picture of a payment proof on its way to the server. */
export interface Proof {
  id: string;
  /** As the buyer knows it. */
  name: string;
  /** Of the chosen file, by which a duplicate is known. */
  size: number;
  /** What is sent. */
  picture: Blob;
  state: 'ready' | 'sending' | 'sent' | 'failed';
  /** The sent part, from 0 to 1. */
  part: number;
  /** Where it lies on the server, once it is there. */
  url?: string;
}

export function changeProof(proofs: readonly Proof[], id: string, change: Partial<Proof>): readonly Proof[] {
  return proofs.map((proof) => (proof.id === id ? { ...proof, ...change } : proof));
}

/** After a reload nothing is on its way any more. */
export function atRest(proofs: readonly Proof[]): readonly Proof[] {
  return proofs.map((proof) => (proof.state === 'sending' ? { ...proof, state: 'failed', part: 0 } : proof));
}

/** What is handed in, once every picture has arrived. */
export function proofImageOf(proofs: readonly Proof[]): string | undefined {
  const urls = proofs.map(({ url }) => url).filter((url) => url !== undefined);
  return urls.length > 0 && urls.length === proofs.length ? urls.join(',') : undefined;
}
