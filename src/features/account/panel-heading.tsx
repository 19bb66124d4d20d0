import styles from './account-dialog.module.css';

interface PanelHeadingProps {
  id: string;
  title: string;
  lead: string;
}

export function PanelHeading({ id, title, lead }: PanelHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
