import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { StaffPhoto, StaffPhotoFrame } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { CancelButton, GuardedDialog } from '#desk/parts/guarded-dialog.tsx';
import { rotateFrame, unrotateFrame } from './frames.ts';
import styles from './photo-editor.module.css';
import { type DrawnFrame, PhotoStage } from './photo-stage.tsx';

interface PhotoEditorProps {
  vehicleId: string;
  /** The photo when the editor opened. */
  photo: StaffPhoto;
  original: string;
  place: number;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

interface Blur {
  key: string;
  frame: StaffPhotoFrame;
}

const mostBlurs = 20;
const cropKey = 'crop';
const firstCrop = { left: 500, top: 500, width: 9000, height: 9000 };
const firstBlur = { left: 4000, top: 4400, width: 2000, height: 1200 };

/** Crops a photo and blurs parts of it, by mouse, touch or keyboard. The original is stored. */
export function PhotoEditor({ vehicleId, photo, original, place, onChanged, onClose }: PhotoEditorProps) {
  const { t } = useTranslation('desk-stock');
  const titleId = useId();
  const keysId = useId();
  const { turn, mark: seen } = photo;
  const stageId = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const made = useRef(photo.blurs?.length ?? 0);
  const [crop, setCrop] = useState(photo.crop && rotateFrame(photo.crop, turn));
  const [blurs, setBlurs] = useState<readonly Blur[]>(
    (photo.blurs ?? []).map((frame, at) => ({ key: `blur-${at}`, frame: rotateFrame(frame, turn) })),
  );
  /** The photo when the editor opened, unaffected by refetches. */
  const [begun] = useState(() => JSON.stringify({ ...(photo.crop && { crop: photo.crop }), blurs: photo.blurs ?? [] }));
  const [announced, setAnnounced] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const drawn = {
    ...(crop && { crop: unrotateFrame(crop, turn) }),
    blurs: blurs.map(({ frame }) => unrotateFrame(frame, turn)),
  };
  const isUnsaved = JSON.stringify(drawn) !== begun;

  const frames: DrawnFrame[] = [
    ...(crop ? [{ key: cropKey, name: t('cropFrame'), isCrop: true, frame: crop }] : []),
    ...blurs.map((blur, at) => ({ ...blur, name: t('blurAt', { number: at + 1 }), isCrop: false })),
  ];

  function change(key: string, frame: StaffPhotoFrame): void {
    if (key === cropKey) setCrop(frame);
    else setBlurs((before) => before.map((blur) => (blur.key === key ? { key, frame } : blur)));
  }

  function saveFrame(key: string, frame: StaffPhotoFrame): void {
    change(key, frame);
    // A newly drawn box is the last one.
    announce(frames.find((one) => one.key === key)?.name ?? t('blurAt', { number: blurs.length }), frame);
  }

  function announce(name: string, { left, top, width, height }: StaffPhotoFrame): void {
    const [fromLeft, fromTop, wide, high] = [left, top, width, height].map((part) => Math.round(part / 100));
    setAnnounced(t('frameTold', { name, left: fromLeft, top: fromTop, width: wide, height: high }));
  }

  function draw(frame: StaffPhotoFrame): string | undefined {
    if (blurs.length >= mostBlurs) return undefined;
    made.current += 1;
    const key = `blur-${made.current}`;
    setBlurs([...blurs, { key, frame }]);
    return key;
  }

  /** Adds a frame in the middle and focuses it. */
  function add(name: string, frame: StaffPhotoFrame, draws: () => void): void {
    flushSync(draws);
    const buttons = [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(stageId)} button`)];
    buttons.find((button) => button.getAttribute('aria-label') === name)?.focus();
    announce(name, frame);
  }

  const addBlur = () => add(t('blurAt', { number: blurs.length + 1 }), firstBlur, () => draw(firstBlur));
  const addCrop = () => add(t('cropFrame'), firstCrop, () => setCrop(firstCrop));

  function remove(key: string): void {
    const name = frames.find((frame) => frame.key === key)?.name;
    if (key === cropKey) setCrop(undefined);
    else setBlurs((before) => before.filter((blur) => blur.key !== key));
    if (name !== undefined) setAnnounced(t('frameRemoved', { name }));
    adder.current?.focus();
  }

  async function save(edit: { crop?: StaffPhotoFrame; blurs: StaffPhotoFrame[] }): Promise<void> {
    setSaving(true);
    setFault(undefined);
    const body = { id: vehicleId, photo: photo.id, ...(seen !== undefined && { seen }), ...edit };
    const { error } = await api.staffEditPhoto({ body });
    await onChanged();
    setSaving(false);
    if (error) return setFault(displayFailure(error).text);
    showToast('success', t('photoEdited', { place: place + 1 }));
    onClose();
  }

  return (
    <GuardedDialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      isUnsaved={isUnsaved}
      isBusy={isSaving}
      onClose={onClose}
    >
      <DialogTitle id={titleId}>{t('photoEdit', { place: place + 1 })}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.lead}>{t('photoEditLead')}</p>
        <PhotoStage
          id={stageId}
          image={original}
          turn={turn}
          frames={frames}
          keysId={keysId}
          onChange={change}
          onSettle={saveFrame}
          onRemove={remove}
          onDraw={draw}
        />
        <output className="visually-hidden">{announced}</output>
        <div className={styles.acts}>
          <Button
            ref={adder}
            size="small"
            variant="outlined"
            isRepeatable
            disabled={blurs.length >= mostBlurs}
            onClick={addBlur}
          >
            {t('addBlur')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => (crop ? remove(cropKey) : addCrop())}>
            {crop ? t('removeCrop') : t('addCrop')}
          </Button>
          {blurs.map(({ key }, at) => (
            <Button key={key} size="small" variant="text" onClick={() => remove(key)}>
              {t('removeBlur', { number: at + 1 })}
            </Button>
          ))}
        </div>
        <p id={keysId} className={styles.lead}>
          {t('photoEditKeys')}
        </p>
        {fault !== undefined && <Alert severity="error">{fault}</Alert>}
        <div className={styles.ends}>
          <Button variant="contained" loading={isSaving} onClick={() => void save(drawn)}>
            {t('savePhotoEdit')}
          </Button>
          {seen !== undefined && (
            <Button variant="outlined" disabled={isSaving} onClick={() => void save({ blurs: [] })}>
              {t('undoPhotoEdit')}
            </Button>
          )}
          <CancelButton onClick={onClose} />
        </div>
      </DialogContent>
    </GuardedDialog>
  );
}
