import type { InspectionPart } from '#generated/client/types.gen.ts';
import styles from './body-drawing.module.css';

interface PartShape {
  /** Its outline, on an unfolded body with its nose to the left. */
  outline: string;
  /** Where its marks are written. */
  at: readonly [x: number, y: number];
}

const wing = 'h54v38h-8a15 15 0 0 0-30 0h-12q-8 0-8-8v-20z';
const rearWing = 'h50q8 0 8 10v20q0 8-8 8h-8a15 15 0 0 0-30 0h-12z';
const door = 'h62v38h-62z';
const sill = 'h132v9h-132z';

const shapes: Readonly<Record<InspectionPart, PartShape>> = {
  frontBumper: { outline: 'M28 74q-20 0-20 16v60q0 16 20 16q-6-46 0-92z', at: [17, 120] },
  bonnet: { outline: 'M34 74h64q8 46 0 92h-64q-6-46 0-92z', at: [65, 120] },
  windscreen: { outline: 'M104 74l26 8q6 38 0 76l-26 8q8-46 0-92z', at: [119, 120] },
  roof: { outline: 'M136 82h86q5 38 0 76h-86q6-38 0-76z', at: [180, 120] },
  rearWindow: { outline: 'M228 82l22-8q6 46 0 92l-22-8q5-38 0-76z', at: [240, 120] },
  tailgate: { outline: 'M256 74h36q6 46 0 92h-36q6-46 0-92z', at: [277, 120] },
  rearBumper: { outline: 'M298 74q20 0 20 16v60q0 16-20 16q6-46 0-92z', at: [310, 120] },
  underbody: { outline: 'M326 74h18v92h-18z', at: [335, 120] },
  leftFrontWing: { outline: `M40 180${wing}`, at: [67, 190] },
  leftFrontDoor: { outline: `M98 180${door}`, at: [129, 199] },
  leftRearDoor: { outline: `M164 180${door}`, at: [195, 199] },
  leftRearWing: { outline: `M230 180${rearWing}`, at: [258, 190] },
  leftSill: { outline: `M96 222${sill}`, at: [162, 227] },
  rightFrontWing: { outline: `M40 180${wing}`, at: [67, 50] },
  rightFrontDoor: { outline: `M98 180${door}`, at: [129, 41] },
  rightRearDoor: { outline: `M164 180${door}`, at: [195, 41] },
  rightRearWing: { outline: `M230 180${rearWing}`, at: [258, 50] },
  rightSill: { outline: `M96 222${sill}`, at: [162, 13] },
};

const parts = Object.entries(shapes) as [InspectionPart, PartShape][];

const lineHeight = 14;

interface BodyDrawingProps {
  marks: readonly { part: InspectionPart; code: string }[];
  /** Chooses a part by pointer. The page offers the same by keyboard. */
  onPress?: ((part: InspectionPart) => void) | undefined;
}

/**
 * An unfolded car body, seen from above with a side on each edge, and the positions of its marks. The text says the same.
 */
export function BodyDrawing({ marks, onPress }: BodyDrawingProps) {
  const drawn = parts.map(([part, shape]) => ({
    part,
    ...shape,
    codes: marks.filter((mark) => mark.part === part).map(({ code }) => code),
  }));
  return (
    <svg viewBox="6 0 340 240" aria-hidden>
      {drawn.map(({ part, outline, codes }) => (
        <path
          key={part}
          d={outline}
          className={[codes.length > 0 ? styles.marked : styles.part, onPress && styles.pressable].join(' ')}
          // The right side mirrors the left one.
          transform={part.startsWith('right') ? 'matrix(1 0 0 -1 0 240)' : undefined}
          onClick={onPress && (() => onPress(part))}
        />
      ))}
      {drawn.flatMap(({ part, at: [x, y], codes }) =>
        codes.map((code, line) => (
          <text
            key={`${part} ${code}`}
            x={x}
            y={y + (line - (codes.length - 1) / 2) * lineHeight}
            className={styles.code}
            pointerEvents="none"
          >
            {code}
          </text>
        )),
      )}
    </svg>
  );
}
