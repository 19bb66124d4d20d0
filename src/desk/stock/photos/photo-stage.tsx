import ButtonBase from '@mui/material/ButtonBase';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffPhotoFrame, StaffTurn } from '#generated/client/types.gen.ts';
import { type Corner, corners, frameBetween, moveFrame, type Point, dragCorner, resizeFrame, whole } from './frames.ts';
import styles from './photo-editor.module.css';

export interface DrawnFrame {
  key: string;
  name: string;
  isCrop: boolean;
  frame: StaffPhotoFrame;
}

const placesOfCorners: Readonly<Record<Corner, string | undefined>> = {
  topLeft: styles.topLeft,
  topRight: styles.topRight,
  bottomLeft: styles.bottomLeft,
  bottomRight: styles.bottomRight,
};

interface PhotoStageProps {
  id: string;
  image: string;
  turn: StaffTurn;
  frames: readonly DrawnFrame[];
  /** Id of the keyboard instructions. */
  keysId: string;
  onChange: (key: string, frame: StaffPhotoFrame) => void;
  /** Called after a keyboard change or the end of a drag, to announce it. */
  onSettle: (key: string, frame: StaffPhotoFrame) => void;
  onRemove: (key: string) => void;
  /** Called when a new box is drawn. Returns its key, or undefined if the limit is reached. */
  onDraw: (frame: StaffPhotoFrame) => string | undefined;
}

type Pull = { key: string; least: number; begun: StaffPhotoFrame; from: Point; corner?: Corner; isNew?: boolean };

const leastBlur = 100;
const leastCrop = 1000;

const step = 100;
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** The original photo, rotated, with its frames. */
export function PhotoStage(props: PhotoStageProps) {
  const { id, image, turn, frames, keysId, onChange, onSettle, onRemove, onDraw } = props;
  const { t } = useTranslation('desk-stock');
  const stage = useRef<HTMLDivElement>(null);
  const pull = useRef<Pull>(undefined);
  const [size, setSize] = useState({ width: 4, height: 3 });
  const isAcross = turn === 90 || turn === 270;
  const ratio = isAcross ? size.height / size.width : size.width / size.height;

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) / width) * whole, y: ((clientY - top) / height) * whole };
  }

  function begin(event: PointerEvent): void {
    const { target } = event;
    if (event.button !== 0 || !(target instanceof Element)) return;
    const from = pointOf(event);
    const key = target.closest('[data-frame]')?.getAttribute('data-frame');
    const taken = frames.find((frame) => frame.key === key);
    const corner = corners.find((one) => one === target.getAttribute('data-corner'));
    if (taken) {
      const least = taken.isCrop ? leastCrop : leastBlur;
      pull.current = { key: taken.key, least, begun: taken.frame, from, ...(corner && { corner }) };
    } else {
      const begun = frameBetween(from, from);
      const drawn = onDraw(begun);
      if (drawn === undefined) return;
      pull.current = { key: drawn, least: leastBlur, begun, from, isNew: true };
    }
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function pulled({ begun, from, corner, isNew, least }: Pull, to: Point): StaffPhotoFrame {
    if (isNew) return frameBetween(from, to);
    if (corner) return dragCorner(begun, corner, to, least);
    return moveFrame(begun, { x: to.x - from.x, y: to.y - from.y });
  }

  function end(event: PointerEvent): void {
    const ended = pull.current;
    if (!ended) return;
    pull.current = undefined;
    const frame = pulled(ended, pointOf(event));
    // A click without a drag creates no box.
    if (ended.isNew && Math.min(frame.width, frame.height) < leastBlur) onRemove(ended.key);
    else onSettle(ended.key, frame);
  }

  function press(event: KeyboardEvent, { key, frame, isCrop }: DrawnFrame): void {
    const by = steps[event.key];
    if (by) {
      event.preventDefault();
      onSettle(key, event.shiftKey ? resizeFrame(frame, by, isCrop ? leastCrop : leastBlur) : moveFrame(frame, by));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(key);
    }
  }

  function measure({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
    const { naturalWidth: width, naturalHeight: height } = currentTarget;
    if (width > 0 && height > 0) setSize({ width, height });
  }

  return (
    // `role="application"` passes the arrow keys to the frames.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={stage}
      id={id}
      role="application"
      aria-label={t('photoStage')}
      className={styles.stage}
      style={{ aspectRatio: ratio, maxWidth: `calc(60vh * ${ratio})` }}
      onPointerDown={begin}
      onPointerMove={(event) => pull.current && onChange(pull.current.key, pulled(pull.current, pointOf(event)))}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <img
        src={image}
        alt=""
        draggable={false}
        className={isAcross ? styles.across : styles.upright}
        style={{ rotate: `${turn}deg` }}
        onLoad={measure}
      />
      {frames.map((drawn) => (
        <div
          key={drawn.key}
          data-frame={drawn.key}
          className={drawn.isCrop ? styles.crop : styles.blur}
          style={placeOf(drawn.frame)}
        >
          <ButtonBase
            disableRipple
            aria-label={drawn.name}
            aria-describedby={keysId}
            className={styles.grip}
            onKeyDown={(event) => press(event, drawn)}
          >
            {drawn.isCrop && <span className={styles.tag}>{drawn.name}</span>}
          </ButtonBase>
          {corners.map((corner) => (
            <span key={corner} data-corner={corner} className={`${styles.corner} ${placesOfCorners[corner]}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

function placeOf({ left, top, width, height }: StaffPhotoFrame) {
  return { left: `${left / 100}%`, top: `${top / 100}%`, width: `${width / 100}%`, height: `${height / 100}%` };
}
