import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendPicture } from '#shared/components/uploads/send-picture.ts';
import { compressPicture } from './compress-picture.ts';
import { checkPicture, proofLimit, type PictureFault } from '#shared/components/uploads/picture-checks.ts';
import { changeProof, storeProofs, planProofs, readStoredProofs, type Proof, type ProofTarget } from './proof-set.ts';
import { deleteSharedPictures, readShared } from './shared-pictures.ts';
import { randomId } from '#wire/bytes.ts';

/** Why a file was not accepted, or how many more could have been. */
export type ProofProblem = { fault: PictureFault | 'duplicate'; name: string } | { roomLeft: number };

interface ProofsOf {
  orderId: string;
  owner: string;
  onProblem: (problem: ProofProblem) => void;
}

export interface Proofs {
  list: readonly Proof[];
  /** Whether pictures are being compressed. */
  isPreparing: boolean;
  add: (files: readonly File[]) => Promise<void>;
  remove: (id: string) => void;
  /** Sends one picture; rejects with an `ApiFailure`. */
  send: (proof: Proof, target: ProofTarget, signal: AbortSignal) => Promise<Proof>;
  /** Returns whether the browser has stored all of them. */
  store: () => Promise<boolean>;
  /** Whether some were chosen before the dialog was opened. */
  hasEarlier: boolean;
  /** Removes all pictures, including those being compressed, once they are submitted or discarded. */
  clear: () => void;
}

/** The pictures chosen as proof for an order. The browser stores them until they are submitted. */
export function useProofs({ orderId, owner, onProblem }: ProofsOf): Proofs {
  const [list, setList] = useState<readonly Proof[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [earlier, setEarlier] = useState<ReadonlySet<string>>(new Set());
  const clearings = useRef(0);
  // The current list, for functions that run across several renders.
  const current = useRef<readonly Proof[]>([]);

  function change(next: readonly Proof[], isWorthKeeping = true): void {
    current.current = next;
    setList(next);
    if (isWorthKeeping) void storeProofs(orderId, owner, next);
  }

  const takeShared = useEffectEvent((files: readonly File[]) => add(files));
  useEffect(() => {
    let isShown = true;
    async function restore(): Promise<void> {
      const kept = await readStoredProofs(orderId, owner);
      if (!isShown) return;
      if (kept.length > 0 && current.current.length === 0) {
        current.current = kept;
        setList(kept);
        setEarlier(new Set(kept.map(({ id }) => id)));
      }
      const shared = await readShared();
      if (!isShown || shared.length === 0) return;
      await takeShared(shared);
      await deleteSharedPictures();
    }
    void restore();
    return () => {
      isShown = false;
    };
  }, [orderId, owner]);

  async function add(files: readonly File[]): Promise<void> {
    const fresh = plan(files);
    setPreparing((count) => count + 1);
    const before = clearings.current;
    for (const file of fresh) {
      if (clearings.current > before) break;
      // One at a time, so that the pictures keep their order.
      const fault = (await checkPicture(file, proofLimit)) ?? (await prepare(file));
      if (fault) onProblem({ fault, name: file.name });
    }
    setPreparing((count) => count - 1);
  }

  /** The files that can be added. Problems with the others are reported. */
  function plan(files: readonly File[]): readonly File[] {
    const { fresh, skipped, roomLeft } = planProofs(current.current, files);
    for (const { name } of skipped) onProblem({ fault: 'duplicate', name });
    if (roomLeft !== undefined) onProblem({ roomLeft });
    return fresh;
  }

  async function prepare(file: File): Promise<PictureFault | undefined> {
    const before = clearings.current;
    const picture = await compressPicture(file);
    if (clearings.current > before) return undefined;
    if (!picture) return 'unreadable';
    const { name, size } = file;
    // Other files, even the same one, may have been added during the compression.
    if (plan([file]).length > 0) {
      change([...current.current, { id: randomId(), name, size, picture, state: 'ready', part: 0 }]);
    }
    return undefined;
  }

  async function send(proof: Proof, { status }: ProofTarget, signal: AbortSignal): Promise<Proof> {
    const note = (noted: Partial<Proof>, isWorthKeeping?: boolean) =>
      change(changeProof(current.current, proof.id, noted), isWorthKeeping);
    // Stored, so that a page that is closed meanwhile shows it as not arrived.
    note({ state: 'sending', part: 0 });
    try {
      const file = new File([proof.picture], proof.name, { type: proof.picture.type });
      const { url } = await sendPicture(
        'uploadImage',
        { file, id: orderId, status },
        { signal, onProgress: (part, parts) => note({ part, ...(parts && { parts }) }, false) },
      );
      note({ state: 'sent', part: 1, url });
      return { ...proof, state: 'sent', url };
    } catch (error) {
      note({ state: 'failed', part: 0 });
      throw error;
    }
  }

  return {
    list,
    isPreparing: preparing > 0,
    add,
    remove: (id) => change(current.current.filter((proof) => proof.id !== id)),
    send,
    store: () => storeProofs(orderId, owner, current.current),
    hasEarlier: list.some(({ id }) => earlier.has(id)),
    clear() {
      clearings.current += 1;
      change([]);
    },
  };
}
