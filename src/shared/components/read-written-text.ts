/** A line of a text with a stable id. */
interface WrittenLine {
  line: number;
  text: string;
}

/** A block of a text. Only these types exist, so staff input can never become markup. */
export type Block = ({ kind: 'paragraph' } & WrittenLine) | { kind: 'list'; line: number; items: WrittenLine[] };

export interface WrittenText {
  /** The blocks before the first heading. */
  lead: Block[];
  sections: { line: number; title: string; blocks: Block[] }[];
}

/**
 * Parses a text written by staff: a line starting with `# ` is a heading, lines starting with `- ` form a list, all others
 * are paragraphs separated by empty lines.
 */
export function readWrittenText(written: string): WrittenText {
  const read: WrittenText = { lead: [], sections: [] };
  let blocks = read.lead;
  /** The block that the previous line belongs to. */
  let open: Block | undefined;
  for (const [line, all] of written.split(/\r\n?|\n/).entries()) {
    const [, mark, words = ''] = /^([#-])\s+(.+)$/.exec(all.trim()) ?? [];
    if (mark === '#') {
      blocks = [];
      read.sections.push({ line, title: words, blocks });
      open = undefined;
    } else if (all.trim() === '') {
      open = undefined;
    } else {
      const next = mark === '-' ? addItem(open, { line, text: words }) : addLine(open, { line, text: all.trim() });
      if (next !== open) blocks.push(next);
      open = next;
    }
  }
  return read;
}

function addItem(open: Block | undefined, item: WrittenLine): Block {
  if (open?.kind !== 'list') return { kind: 'list', line: item.line, items: [item] };
  open.items.push(item);
  return open;
}

/** Consecutive lines belong to the same paragraph, and remain separate lines. */
function addLine(open: Block | undefined, { line, text }: WrittenLine): Block {
  if (open?.kind !== 'paragraph') return { kind: 'paragraph', line, text };
  open.text += `\n${text}`;
  return open;
}
