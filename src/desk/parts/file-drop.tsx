import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** What can be dropped here. */
  name: string;
  /** What the button says that opens the browser's own choice of files. */
  label: string;
  hint: string;
  icon: ReactNode;
  /** The kinds of files, as an input takes them. */
  accept: string;
  multiple?: boolean;
  isBusy: boolean;
  /** Gets one file at least. */
  onFiles: (files: readonly File[]) => void;
  /** Stands beside the button. */
  children?: ReactNode;
}

/** Where files are dropped, or chosen by a button. */
export function FileDrop({ name, label, hint, icon, accept, multiple, isBusy, onFiles, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const hintId = useId();

  function take(files: FileList | null): void {
    if (!isBusy && files && files.length > 0) onFiles([...files]);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    // The button works without a mouse. The fieldset only catches what is dropped.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      aria-label={name}
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again after it was taken away.
          target.value = '';
        }}
      />
      <div className={styles.dropActs}>
        <Button
          variant="outlined"
          size="small"
          loading={isBusy}
          startIcon={icon}
          aria-describedby={hintId}
          onClick={() => chooser.current?.click()}
        >
          {label}
        </Button>
        {children}
      </div>
      <p id={hintId} className={styles.quiet}>
        {hint}
      </p>
    </fieldset>
  );
}
