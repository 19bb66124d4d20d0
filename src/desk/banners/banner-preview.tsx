import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '#shared/i18n/language-names.ts';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import { staffLanguage } from '#wire/language.ts';
import { Picture } from '#shared/ui/picture.tsx';
import type { LocalTexts } from '../parts/local-text.ts';
import { ViewChips } from '../parts/view-chips.tsx';
import styles from './banners.module.css';

interface BannerPreviewProps {
  imageUrl: string | undefined;
  words: LocalTexts;
  /** Describes the link of the banner. */
  opens: string;
}

const parts = ['en', 'cn', 'jp'] as const;
const languages = { en: 'en', cn: 'zh', jp: 'ja' } as const;
const partOf = { en: 'en', zh: 'cn', ja: 'jp' } as const;

/** Scaled-down banner as on a wide page: the cropped image and its text card. */
export function BannerPreview({ imageUrl, words, opens }: BannerPreviewProps) {
  const { t } = useTranslation('desk-banners');
  const [part, setPart] = useState<(typeof parts)[number]>(partOf[staffLanguage(useLanguage())]);
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <div className={styles.previewHead}>
        <h3>{t('preview')}</h3>
        <ViewChips
          name={t('previewIn')}
          views={parts}
          chosen={part}
          labelOf={(one) => languageNames[languages[one]]}
          onChoose={setPart}
        />
      </div>
      <div className={styles.stage}>
        <Picture src={imageUrl} alt="" ratio="1440 / 525" sizes="54rem" isEarly fallback={t('noPicture')} />
        <div className={styles.card} lang={languages[part]}>
          <p className={styles.cardName}>{words[part]}</p>
        </div>
      </div>
      <p className={styles.quiet}>{opens}</p>
    </section>
  );
}
