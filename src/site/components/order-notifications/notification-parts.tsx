import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import {
  declinePush,
  checkPush,
  pushState,
  turnPushOff,
  turnPushOn,
  wasPushDeclined,
} from '#site/push/browser-push.ts';
import { useSession } from '#site/session/session.tsx';
import { useStore } from '#shared/state/store.ts';
import { showToast } from '#shared/state/toasts.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './notification-parts.module.css';

/** Loads the offer with its texts. */
export async function loadOffer() {
  await loadTexts('news');
  return Offer;
}

export async function loadSwitch() {
  await loadTexts('news');
  return NotificationSwitch;
}

/** Explains notifications before the browser's permission prompt, which appears only once. */
function Offer() {
  const { t } = useTranslation('news');
  const [isDeclined, setDeclined] = useState(wasPushDeclined);
  const [isDone, setDone] = useState(false);
  const { state, isBusy, turnOn } = useOrderNotifications(!isDeclined);

  if (isDone) return <output className={styles.done}>{t('done')}</output>;
  if (isDeclined || state !== 'off' || !turnOn) return null;

  async function accept(begin: NonNullable<typeof turnOn>): Promise<void> {
    const outcome = await begin();
    setDone(outcome === 'on');
    setDeclined(outcome === 'declined');
  }

  function decline(): void {
    declinePush();
    setDeclined(true);
  }

  return (
    <Card component="section" variant="outlined" className={styles.offer} aria-labelledby="order-notifications">
      <BellRing className={styles.icon} aria-hidden size="1.5rem" />
      <div className={styles.words}>
        <h2 id="order-notifications" className={styles.title}>
          {t('offerTitle')}
        </h2>
        <p>{t('reason')}</p>
        <div className={styles.acts}>
          <Button variant="outlined" loading={isBusy} onClick={() => void accept(turnOn)}>
            {t('turnOn')}
          </Button>
          <Button variant="text" disabled={isBusy} onClick={decline}>
            {t('decline')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function NotificationSwitch() {
  const { t } = useTranslation('news');
  const { state, isBusy, turnOn, turnOff } = useOrderNotifications();
  const isOn = state === 'on';
  if (state === 'unavailable' || (!isOn && !turnOn)) return null;
  const control = (
    <Switch
      color="secondary"
      checked={isOn}
      disabled={isBusy || state === 'blocked'}
      onChange={() => void (isOn ? turnOff() : turnOn?.())}
    />
  );
  return (
    <div className={styles.switch}>
      <FormControlLabel label={t('switch')} control={control} />
      {state === 'blocked' && <p className={styles.note}>{t('blocked')}</p>}
    </div>
  );
}

/** The state of notifications in this browser. Without `turnOn` the server sends none. */
function useOrderNotifications(isWanted = true) {
  const { t } = useTranslation('news');
  const { user } = useSession();
  const state = useStore(pushState);
  const [isBusy, setBusy] = useState(false);
  // A second press before the button re-renders counts once.
  const busy = useRef(false);
  const isAsked = isWanted && state !== 'unavailable' && state !== 'on' && user !== undefined;
  const { data } = useQuery({ ...queries.getPushKeyOptions(), enabled: isAsked });
  useEffect(() => void checkPush(), []);

  async function once<Outcome>(act: () => Promise<Outcome>): Promise<Outcome | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setBusy(true);
    return act().finally(() => {
      busy.current = false;
      setBusy(false);
    });
  }

  const publicKey = data?.publicKey;
  const turnOn = async (key: string, owner: string) => {
    const outcome = await turnPushOn(key, owner);
    if (outcome === 'failed') showToast('error', t('failed'));
    return outcome;
  };
  return {
    state,
    isBusy,
    turnOff: () => once(turnPushOff),
    ...(publicKey !== undefined && user && { turnOn: () => once(() => turnOn(publicKey, user.email)) }),
  };
}
