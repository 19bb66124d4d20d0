import Alert from '@mui/material/Alert';
import { Trash2, Video } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toBase64 } from '#wire/bytes.ts';
import type { StaffVehicle } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { Section } from '#desk/parts/section.tsx';
import { useQuestion } from '#desk/parts/use-question.tsx';
import { FileDrop } from '#desk/parts/file-drop.tsx';
import styles from './photos.module.css';

/** Contract limit of a file, in bytes. */
const largest = 13_312 * 1024;

interface VehicleVideoProps {
  vehicle: StaffVehicle;
  onChanged: () => Promise<void>;
}

/** The video shown after the photos: upload, replace or delete it. */
export function VehicleVideo({ vehicle: { id, name, photos, video, can }, onChanged }: VehicleVideoProps) {
  const { t } = useTranslation('desk-stock');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { ask, question } = useQuestion();
  const poster = photos[0]?.image;

  async function act(call: () => Promise<{ error?: Failure | undefined }>, successText: string): Promise<void> {
    setBusy(true);
    setFault(undefined);
    const { error } = await call();
    if (error) setFault(displayFailure(error).text);
    else showToast('success', successText);
    await onChanged();
    setBusy(false);
  }

  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > largest) return setFault(t('videoTooLarge'));
    const bytes = await file.arrayBuffer().catch(() => undefined);
    // The file is empty, or was moved after it was chosen.
    if (!bytes || bytes.byteLength === 0) return setFault(t('photoEmpty'));
    const videoBase64 = toBase64(new Uint8Array(bytes));
    const body = { id, videoBase64, ...(video && { seen: video.address }) };
    await act(() => api.staffSetVideo({ body }), t('videoSaved'));
  }

  async function takeAway(seen: string): Promise<void> {
    const answers = { yes: t('removeVideo'), no: t('keepVideo') };
    if (!(await ask({ title: t('askRemoveVideo'), text: t('askRemoveVideoText'), ...answers }))) return;
    await act(() => api.staffRemoveVideo({ body: { id, seen } }), t('videoRemoved'));
  }

  return (
    <Section title={t('video')}>
      {video ? (
        // Vehicle videos contain no speech.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          key={video.address}
          className={styles.video}
          src={video.address}
          controls
          playsInline
          preload="metadata"
          aria-label={t('videoOf', { name })}
          {...(poster !== undefined && { poster })}
        />
      ) : (
        <p className={styles.quiet}>{t('noVideo')}</p>
      )}
      {can.includes('addPhoto') && (
        <FileDrop
          name={t('video')}
          label={t(video ? 'replaceVideo' : 'chooseVideo')}
          hint={t('dropVideo')}
          icon={<Video aria-hidden size="1.125rem" />}
          accept="video/mp4,video/webm,.mp4,.webm,.m4v"
          isBusy={isBusy}
          onFiles={([file]) => void send(file)}
        >
          {video && (
            <Button
              variant="text"
              size="small"
              disabled={isBusy}
              startIcon={<Trash2 aria-hidden size="1.125rem" />}
              onClick={() => void takeAway(video.address)}
            >
              {t('removeVideo')}
            </Button>
          )}
        </FileDrop>
      )}
      {question}
      {fault !== undefined && (
        <Alert severity="error" className={styles.faults ?? ''}>
          {fault}
        </Alert>
      )}
    </Section>
  );
}
