export const mostProofs = 4;

interface NamedFile {
  name: string;
  size: number;
}

export interface ProofPlan<Chosen> {
  /** What is new, where it fits. */
  fresh: readonly Chosen[];
  /** What is there already. */
  skipped: readonly Chosen[];
  /** How many more could have been added, where too many were chosen. */
  roomLeft?: number;
}

/** Which of the chosen files are added: those that are there already are skipped, and of too many none is taken. */
export function planProofs<Chosen extends NamedFile>(
  present: readonly NamedFile[],
  chosen: readonly Chosen[],
): ProofPlan<Chosen> {
  const known = new Set(present.map(markOf));
  const fresh: Chosen[] = [];
  const skipped: Chosen[] = [];
  for (const file of chosen) {
    (known.has(markOf(file)) ? skipped : fresh).push(file);
    known.add(markOf(file));
  }
  const roomLeft = mostProofs - present.length;
  return fresh.length > roomLeft ? { fresh: [], skipped, roomLeft } : { fresh, skipped };
}

function markOf({ name, size }: NamedFile): string {
  return `${size} ${name}`;
}
