import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown, X } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { useDismissal } from '#shared/ui/use-dismissal.ts';
import { describeChoice, noChoice, type PickerLevel, type VehicleChoice } from './vehicle-choice.ts';
import styles from './vehicle-picker.module.css';

const PickerPanel = lazy(() => withTexts(() => import('./picker-panel.tsx'), 'panels'));

interface VehiclePickerProps {
  /** The field's name, shown as the placeholder. */
  label: string;
  /** What completes the choice: 1 a make, 2 a model, 3 a style. */
  level?: PickerLevel;
  value: VehicleChoice;
  /** Called with a complete choice, and with an empty one when the text was cleared. */
  onChoose: (choice: VehicleChoice) => void;
  /** Any CSS width. Defaults to 250 on the page's scale. */
  width?: string;
}

/** A field for a make, a model and a style. Typing filters the makes. The lists load when the field is opened. */
export function VehiclePicker({ label, level = 2, value, onChoose, width }: VehiclePickerProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const text = typed ?? describeChoice(value);

  function close(): void {
    if (whole.current?.contains(document.activeElement)) input.current?.focus();
    setIsOpen(false);
    setTyped(undefined);
  }

  useDismissal(isOpen, whole, close);

  function type(next: string): void {
    setTyped(next);
    setIsOpen(true);
    if (next === '') onChoose(noChoice);
  }

  function choose(choice: VehicleChoice): void {
    close();
    onChoose(choice);
  }

  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !whole.current?.contains(relatedTarget)) {
      setIsOpen(false);
      setTyped(undefined);
    }
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (isOpen) whole.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
    else setIsOpen(true);
  }

  return (
    <div ref={whole} className={styles.picker} style={width === undefined ? undefined : { width }} onBlur={leave}>
      <OutlinedInput
        fullWidth
        inputRef={input}
        placeholder={label}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKey}
        slotProps={{
          input: {
            role: 'combobox',
            className: styles.input,
            'aria-label': label,
            'aria-haspopup': 'dialog',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? id : undefined,
            'aria-autocomplete': 'list',
            autoComplete: 'off',
            onClick: () => setIsOpen(true),
          },
        }}
        endAdornment={
          text === '' ? (
            <ChevronDown aria-hidden size="1.125rem" className={styles.chevron} />
          ) : (
            <IconButton size="small" edge="end" aria-label={t('pickerClear')} onClick={() => type('')}>
              <X aria-hidden size="1.125rem" />
            </IconButton>
          )
        }
      />
      {isOpen && (
        // A list that belongs to its field, not a popup above the page.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div id={id} role="dialog" aria-label={label} className={styles.popup}>
          <Suspense fallback={<span className="visually-hidden">{t('common:loading')}</span>}>
            <PickerPanel level={level} filter={typed ?? ''} value={typed === '' ? noChoice : value} onChoose={choose} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
