import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#shared/i18n/feature-texts.ts';

/** Texts that are not part of the base list: they load with the filters, or when the list needs them. */
export function usePanelTexts({ areNeeded }: { areNeeded: boolean }) {
  const { t, i18n } = useTranslation('panels');
  const [, setLoaded] = useState(false);
  const areLoaded = i18n.hasResourceBundle(i18n.language, 'panels');
  const areMissing = areNeeded && !areLoaded;
  useEffect(() => {
    if (!areMissing) return;
    // Without them a filter is shown as in the address.
    void loadTexts('panels').then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [areMissing]);
  return { t, areLoaded };
}
