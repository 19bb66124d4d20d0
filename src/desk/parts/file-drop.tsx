import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** Label of the drop zone. */
  name: string;
  /** Label of the button that opens the file picker. */
  label: string;
  hint: string;
  icon: ReactNode;
  /** Value of the `accept` attribute. */
  accept: string;
  multiple?: boolean;
  isBusy: boolean;
  /** Called with at least one file. */
  onFiles: (files: readonly File[]) => void;
  /** Rendered beside the button. */
  children?: ReactNode;
}

/** Drop zone with a button that opens the file picker. */
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
    // The button is the keyboard path. The fieldset only handles drops.
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
          // Allows choosing the same file again after its removal.
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
