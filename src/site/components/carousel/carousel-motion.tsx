import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState } from 'react';

export interface CarouselControls {
  goTo: (index: number) => void;
}

export interface CarouselMotionProps {
  viewport: HTMLElement;
  /** Whether the slides move by themselves now. */
  isPlaying: boolean;
  /** How long each slide is shown, in milliseconds. */
  delay: number;
  isInstant: boolean;
  onReady: (controls: CarouselControls | undefined) => void;
  onSelect: (index: number) => void;
}

/** Moves slides that are already rendered, so the first slide shows before this code has loaded. */
export function CarouselMotion({ viewport, isPlaying, delay, isInstant, onReady, onSelect }: CarouselMotionProps) {
  // The carousel decides when it plays. The plugin only times it.
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
