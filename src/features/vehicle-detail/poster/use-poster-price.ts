import { useState } from 'react';
import type { DecimalShape } from '../../../forms/decimal-input.tsx';
import { checkPosterPrice, type PosterOffer, type PosterPriceFault } from './poster-price.ts';

interface PosterPrice {
  /** As it is typed. */
  text: string;
  /** What is wrong with that, as a key of the texts. */
  fault: PosterPriceFault | undefined;
  /** The last one that was right: posters never show another. */
  price: number;
  change: (text: string) => void;
}

export function usePosterPrice(offer: PosterOffer, shape: DecimalShape): PosterPrice {
  const [text, setText] = useState(String(offer.total));
  const [price, setPrice] = useState(offer.total);

  function change(typed: string): void {
    setText(typed);
    if (!checkPosterPrice(typed, offer, shape)) setPrice(Number(typed));
  }

  return { text, fault: checkPosterPrice(text, offer, shape), price, change };
}
