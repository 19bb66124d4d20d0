import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalAmount } from '#site/components/delivered-prices.ts';
import { writeDestination } from '#site/remembered/destination.ts';
import { useFullUrl } from '#site/routing/use-full-url.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { LogoMark } from '#shared/components/logo.tsx';
import { sourcesOf } from '#shared/ui/picture.tsx';
import type { Order } from '../order/use-order.ts';
import { inCountry, type PosterOffer } from './poster-price.ts';
import { type SharedVerdict, useSharedVerdict } from '../use-shared-verdict.ts';
import styles from './poster.module.css';
import { QrCode } from '#shared/components/qr-code.tsx';

export interface PosterTexts {
  name: string;
  facts: readonly { name: string; value: string }[];
  price: string;
  /** What the price covers. */
  basis: string;
  /** The approximate price in the currency of the destination; empty if no rate is known. */
  local: string;
  agent: { name: string; phone: string };
  refNo: string;
  /** Absent if the import rules are unknown. */
  verdict: SharedVerdict | undefined;
  /** The address of the vehicle's page. */
  address: string;
}

interface PosterProps {
  photo: { image: string; alt: string };
  words: PosterTexts;
  ref?: Ref<HTMLElement>;
}

/** `poster.module.css` has the same size. */
const photoFrame = { width: 360, height: 270 };
/** The file shows the photo at five times its size on the page. */
const photoSizes = '1800px';

const tones = { good: styles.good, hurry: styles.hurry, bad: styles.bad } as const;

/**
 * A poster of one vehicle that an agent sends to a customer. The library that renders it into a file does not support
 * `object-fit`, `color-mix`, line clamping or tabular figures.
 */
export function Poster({ photo, words, ref }: PosterProps) {
  const { t } = useTranslation(['poster', 'common']);
  const [place, setPlace] = useState<ReturnType<typeof coverFrame>>();
  const { name, facts, price, basis, local, agent, refNo, verdict, address } = words;
  return (
    <article className={styles.poster} data-scheme="light" ref={ref}>
      <div className={styles.head}>
        <LogoMark className={styles.mark ?? ''} />
        <span className={styles.wordmark}>{t('common:appName')}</span>
        <span className={styles.refNo}>{refNo}</span>
      </div>
      <div className={styles.photo}>
        <img
          src={photo.image}
          {...(sourcesOf(photo.image) && { srcSet: sourcesOf(photo.image), sizes: photoSizes })}
          alt={photo.alt}
          style={place}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPlace(coverFrame({ width: naturalWidth, height: naturalHeight }, photoFrame))
          }
        />
        {verdict && <p className={`${styles.verdict} ${tones[verdict.tone]}`}>{verdict.sentence}</p>}
      </div>
      <div className={styles.body}>
        <p className={styles.name}>{name}</p>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.offer}>
          <p className={styles.price}>{price}</p>
          <p className={styles.terms}>
            <span>{basis}</span>
            <span>{local}</span>
          </p>
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.agent}>
          <p className={styles.agentTitle}>{t('agent')}</p>
          <p className={styles.agentName}>{agent.name}</p>
          <p className={styles.phone}>{agent.phone}</p>
          <p className={styles.invitation}>{t('invitation')}</p>
        </div>
        <QrCode address={address} className={styles.code} />
      </div>
    </article>
  );
}

interface Size {
  width: number;
  height: number;
}

/** Positions a picture so that it fills a frame and is cropped, as `object-fit: cover` would. */
export function coverFrame(picture: Size, frame: Size): Size & { left: number; top: number } {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { width, height, left: (frame.width - width) / 2, top: (frame.height - height) / 2 };
}

/** The texts of every poster of a vehicle at a price. */
export function usePosterTexts(order: Order, offer: PosterOffer, price: number): PosterTexts {
  const { id, detail, draft, port, portName, hasClearance, due } = order;
  const { t } = useTranslation(['poster', 'detail', 'vehicles']);
  const formats = useFormats();
  const localAmount = useLocalAmount(draft.countryCode);
  const to = writeDestination({ countryCode: draft.countryCode, ...(port && { portId: port.portId }) });
  const readAddress = useFullUrl(paths.detail(id, { to }));
  const { countryCode, country } = draft;
  const verdict = useSharedVerdict({ id, countryCode, country, portId: port?.portId, portName });
  const { styleName, regDate, mileage, displacement, fuelType, transmission, handlePosition, refNo } = detail.vehicle;
  const facts = [
    { name: t('detail:regDate'), value: formats.month(regDate) },
    { name: t('detail:mileage'), value: t('vehicles:kilometres', { mileage }) },
    // An electric vehicle has none.
    ...(displacement === '-' ? [] : [{ name: t('detail:displacement'), value: displacement }]),
    { name: t('detail:fuel'), value: fuelType },
    ...(transmission === undefined ? [] : [{ name: t('transmission'), value: transmission }]),
    { name: t('detail:handle'), value: handlePosition },
  ];
  const dollars = ((due.total?.usd ?? 0) * price) / offer.total;
  const local = localAmount({ usd: dollars, kes: inCountry(price, offer) });
  return {
    name: styleName,
    facts,
    price: formats.price({ priceUSD: price, priceJPY: price }),
    basis: t(hasClearance ? 'basisWithClearance' : 'basis', { port: port?.name }),
    local: local === undefined ? '' : t('vehicles:approximately', { amount: local }),
    agent: { name: detail.poster?.nickName ?? '', phone: detail.poster?.phone ?? '' },
    refNo,
    verdict,
    address: readAddress(),
  };
}
