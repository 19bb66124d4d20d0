import { useState } from 'react';
import { checkPosterPrice, type PosterOffer } from './poster-price.ts';

interface PosterPrice {
  /** As it is typed. */
  text: string;
  /** What is wrong with that, as a key of the texts. */
  fault: ReturnType<typeof checkPosterPrice>;
  /** The last one that was right: posters never show another. */
  price: number;
  change: (text: string) => void;
}

export function usePosterPrice(offer: PosterOffer): PosterPrice {
  const [text, setText] = useState(String(offer.total));
  const [price, setPrice] = useState(offer.total);

  function change(typed: string): void {
    setText(typed);
    if (!checkPosterPrice(typed, offer)) setPrice(Number(typed));
  }

  return { text, fault: checkPosterPrice(text, offer), price, change };
}
