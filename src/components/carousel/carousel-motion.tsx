import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState } from 'react';

export interface CarouselControls {
  goTo: (index: number) => void;
}

export interface CarouselMotionProps {
  viewport: HTMLElement;
  /** Whether it moves on by itself at present. */
  isPlaying: boolean;
  /** How long each slide stands, in milliseconds. */
  delay: number;
  isInstant: boolean;
  onReady: (controls: CarouselControls | undefined) => void;
  onSelect: (index: number) => void;
}

/** Sets slides in motion that stand on the page already, so that nothing waits for this code to be seen. */
export function CarouselMotion({ viewport, isPlaying, delay, isInstant, onReady, onSelect }: CarouselMotionProps) {
  // When it plays is decided outside, by what the reader does; here it only keeps time.
  const [plugins] = useState(() => [
    Autoplay({
      delay,
      jump: isInstant,
      playOnInit: false,
      stopOnLastSnap: true,
      stopOnFocusIn: false,
      stopOnInteraction: true,
    }),
  ]);
  const [attach, embla] = useEmblaCarousel({ loop: false, duration: 20 }, plugins);

  useEffect(() => {
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);

  const announce = useEffectEvent(onSelect);
  const handOver = useEffectEvent(onReady);
  useEffect(() => {
    if (!embla) return undefined;
    const tell = () => announce(embla.selectedScrollSnap());
    embla.on('select', tell);
    handOver({ goTo: (index) => embla.scrollTo(index, isInstant) });
    return () => {
      embla.off('select', tell);
      handOver(undefined);
    };
  }, [embla, isInstant]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (isPlaying) autoplay?.play();
    return () => autoplay?.stop();
  }, [embla, isPlaying]);

  return null;
}
