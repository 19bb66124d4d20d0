import Dialog from '@mui/material/Dialog';
import { Download, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceResult } from '#generated/client/types.gen.ts';
import { amountOf, type AmountShape } from '#shared/forms/amount.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import { slidesOf, type Slide } from '../gallery/slides.ts';
import type { Order } from '../order/use-order.ts';
import { choosePhoto, PhotoPicker } from './photo-picker.tsx';
import styles from './poster-dialog.module.css';
import {
  checkPosterPrice,
  lowestPrice,
  offerOf,
  shapeOf,
  type PosterOffer,
  type PosterPriceFault,
} from './poster-price.ts';
import { Poster, usePosterTexts, type PosterTexts } from './poster.tsx';
import { usePosterDownload } from './use-poster-download.ts';

interface PosterDialogProps {
  order: Order;
  price: PriceResult;
  onClose: () => void;
}

/** A sales agent selects pictures, sets the price, and downloads a poster of each picture. */
export default function PosterDialog({ order, price, onClose }: PosterDialogProps) {
  const { t } = useTranslation(['poster', 'common']);
  const formats = useFormats();
  const { payUnit } = formats;
  const { vehicle } = order.detail;
  const slides = slidesOf(vehicle.photos);
  const offer = offerOf(price, { payUnit, hasClearance: order.hasClearance });
  const entry = usePosterPrice(offer, shapeOf(payUnit));
  const words = usePosterTexts(order, offer, entry.price);
  const [chosen, setChosen] = useState<readonly number[]>(slides.length > 0 ? [1] : []);
  const [isFull, setFull] = useState(false);
  const [isPriceRefused, setPriceRefused] = useState(false);
  const priceInput = useRef<HTMLInputElement>(null);
  const posters = useRef(new Map<number, HTMLElement>());
  const { progress, saved, failed, download, clear } = usePosterDownload((place) => `${vehicle.refNo}-${place}.png`);
  const isBusy = progress !== undefined;

  function choose(place: number): void {
    const next = choosePhoto(chosen, place);
    setFull(next === undefined);
    clear();
    if (next) setChosen(next);
  }

  function changePrice(text: string): void {
    setPriceRefused(false);
    entry.change(text);
  }

  async function save(): Promise<void> {
    if (entry.fault) {
      setPriceRefused(true);
      priceInput.current?.focus();
      return;
    }
    const wanted = chosen.flatMap((place) => {
      const element = posters.current.get(place);
      return element ? [{ place, element }] : [];
    });
    const left = await download(wanted);
    if (left.length > 0) setChosen(left);
  }

  return (
    <Dialog
      open
      maxWidth={false}
      aria-labelledby="poster-title"
      onClose={onClose}
      slotProps={{ paper: { className: styles.paper } }}
    >
      <div className={styles.head}>
        <h2 id="poster-title">{t('title')}</h2>
        <Button variant="text" size="small" aria-label={t('common:close')} onClick={onClose}>
          <X size="1.25em" aria-hidden />
        </Button>
      </div>
      <div className={styles.body}>
        <div className={styles.choices}>
          <p className={styles.hint}>{t('hint')}</p>
          <AmountInput
            label={t('price', { unit: payUnit })}
            value={entry.text}
            onChange={changePrice}
            error={entry.fault && entry.fault !== 'priceUnfit' ? t(entry.fault) : undefined}
            inputRef={priceInput}
            enterKeyHint="done"
            isDisabled={isBusy}
            isRequired
            {...shapeOf(payUnit)}
          />
          <PhotoPicker slides={slides} chosen={chosen} isFull={isFull} isDisabled={isBusy} onChoose={choose} />
        </div>
        <PosterPreview
          slides={slides}
          chosen={chosen}
          words={words}
          onPoster={(place, poster) => {
            if (poster) posters.current.set(place, poster);
            else posters.current.delete(place);
          }}
        />
      </div>
      <div className={styles.foot}>
        <div className={styles.notes}>
          <output>
            {progress && t('making', progress)}
            {saved !== undefined && t('saved', { count: saved })}
          </output>
          {failed.length > 0 && <p role="alert">{t('failed', { places: failed.join(', ') })}</p>}
          {isPriceRefused && entry.fault === 'priceTooLow' && (
            <p role="alert">{t('changePrice', { price: writePrice(lowestPrice(offer)) })}</p>
          )}
        </div>
        <Button
          color="secondary"
          startIcon={<Download size="1.25em" aria-hidden />}
          loading={isBusy}
          disabled={chosen.length === 0}
          onClick={() => void save()}
        >
          {chosen.length === 0 ? t('downloadNone') : t('download', { count: chosen.length })}
        </Button>
      </div>
    </Dialog>
  );

  function writePrice(amount: number): string {
    return formats.price({ priceUSD: amount, priceJPY: amount });
  }
}

interface PosterPreviewProps {
  slides: readonly Slide[];
  chosen: readonly number[];
  words: PosterTexts;
  /** Called with each poster when it is mounted, and with null when it is unmounted. */
  onPoster: (place: number, poster: HTMLElement | null) => void;
}

/** The posters side by side, as they will be saved. */
function PosterPreview({ slides, chosen, words, onPoster }: PosterPreviewProps) {
  const { t } = useTranslation(['poster', 'detail']);
  if (chosen.length === 0) return <p className={styles.empty}>{t('previewEmpty')}</p>;
  return (
    // Keyboard users scroll it with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.posters} aria-label={t('preview')} tabIndex={0}>
      {chosen.map((place) => (
        <figure key={place} className={styles.poster} aria-label={t('posterOf', { place })}>
          <Poster
            photo={{ image: slides[place - 1]?.image ?? '', alt: t('detail:photoOf', { name: words.name, place }) }}
            words={words}
            ref={(poster) => onPoster(place, poster)}
          />
        </figure>
      ))}
    </section>
  );
}

interface PosterPrice {
  /** The price as typed. */
  text: string;
  /** The error of the typed price, as a text key. */
  fault: PosterPriceFault | undefined;
  /** The last valid price, which the posters show. */
  price: number;
  change: (text: string) => void;
}

function usePosterPrice(offer: PosterOffer, shape: AmountShape): PosterPrice {
  const [text, setText] = useState(String(offer.total));
  const [price, setPrice] = useState(offer.total);

  function change(typed: string): void {
    setText(typed);
    if (!checkPosterPrice(typed, offer, shape)) setPrice(amountOf(typed, shape) ?? offer.total);
  }

  return { text, fault: checkPosterPrice(text, offer, shape), price, change };
}
