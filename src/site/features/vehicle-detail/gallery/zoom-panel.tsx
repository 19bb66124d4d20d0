import { useTranslation } from 'react-i18next';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useCloseByBack } from '#shared/ui/close-by-back.ts';
import type { Slide } from './slides.ts';

interface ZoomPanelProps {
  slides: readonly Slide[];
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
}

const isVideoName = /\.webm$/i;

/** The pictures over the whole window, where the reader can zoom in. */
export default function ZoomPanel({ slides, index, onView, onClose }: ZoomPanelProps) {
  const { t } = useTranslation(['detail', 'common']);
  useCloseByBack(true, onClose);
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={index}
      slides={slides.map(lightboxSlideOf)}
      plugins={[Zoom, Video]}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      on={{ view: ({ index: viewed }) => onView(viewed) }}
      labels={{
        Previous: t('previousPhoto'),
        Next: t('nextPhoto'),
        Close: t('common:close'),
        'Zoom in': t('zoomIn'),
        'Zoom out': t('zoomOut'),
      }}
      styles={{ root: { '--yarl__portal_zindex': 'var(--modal)' } }}
    />
  );
}

function lightboxSlideOf({ image, video }: Slide) {
  if (video === undefined) return { src: image };
  const type = isVideoName.test(video) ? 'video/webm' : 'video/mp4';
  return { type: 'video' as const, poster: image, sources: [{ src: video, type }] };
}
