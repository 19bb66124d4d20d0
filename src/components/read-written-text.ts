/** A line of a written text, by which it is known among the others. */
interface WrittenLine {
  line: number;
  text: string;
}

/** A part of a written text. There is no other, so that nothing that somebody writes can be more than words. */
export type Block = ({ kind: 'paragraph' } & WrittenLine) | { kind: 'list'; line: number; items: WrittenLine[] };

export interface WrittenText {
  /** What stands before the first heading. */
  lead: Block[];
  sections: { line: number; title: string; blocks: Block[] }[];
}

/**
 * Reads a text as the staff write it: a line with `# ` before it is a heading, lines with `- ` are a list, all others are
 * paragraphs, which an empty line ends.
 */
export function readWrittenText(written: string): WrittenText {
  const read: WrittenText = { lead: [], sections: [] };
  let blocks = read.lead;
  /** The block that the line before belongs to. */
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

/** A line right below another belongs to the same paragraph, and stays a line of its own. */
function addLine(open: Block | undefined, { line, text }: WrittenLine): Block {
  if (open?.kind !== 'paragraph') return { kind: 'paragraph', line, text };
  open.text += `\n${text}`;
  return open;
}
