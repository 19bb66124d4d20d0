import type { Block, WrittenText } from './read-written-text.ts';
import styles from './written-text.module.css';

/** The id by which a table of contents links to a section, counted from 0. */
export const sectionId = (place: number) => `section-${place + 1}`;

/** A text of headings, paragraphs and lists, with numbered sections. */
export function WrittenText({ lead, sections }: WrittenText) {
  return (
    <>
      {lead.map((block) => (
        <BlockOfText key={block.line} block={block} className={styles.lead} />
      ))}
      {sections.map(({ line, title, blocks }, place) => (
        <section key={line} id={sectionId(place)} className={styles.section}>
          <h2>
            <span className={`${styles.number} figures`}>{place + 1}</span>
            {title}
          </h2>
          {blocks.map((block) => (
            <BlockOfText key={block.line} block={block} />
          ))}
        </section>
      ))}
    </>
  );
}

function BlockOfText({ block, className = '' }: { block: Block; className?: string | undefined }) {
  if (block.kind === 'paragraph') return <p className={className}>{block.text}</p>;
  return (
    <ul className={`${styles.list} ${className}`}>
      {block.items.map(({ line, text }) => (
        <li key={line}>{text}</li>
      ))}
    </ul>
  );
}
