// Makes the demo's videos from the drawn pictures of their vehicles: `node scripts/make-videos.ts`. Needs ffmpeg. Run
// it again when the drawings of these vehicles have changed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawVehicle } from '#demo/pictures/draw-vehicle.ts';
import type { View } from '#server/marketplace/vehicles/photos.ts';
import { renderPicture } from '#demo/pictures/render.ts';
import { buildStock } from '#demo/stock.ts';
import { filmedVehicles, videoFolder } from '#demo/videos.ts';

const shots: readonly View[] = ['front', 'side', 'rear', 'interior', 'dashboard', 'seats'];
const width = 640;
/** Seconds that a picture is shown, and seconds that the transition takes. */
const [stand, turn] = [1.8, 0.4];

const { vehicles } = buildStock({ epoch: new Date() });
const folder = mkdtempSync(join(tmpdir(), 'gariport-videos-'));
for (const id of filmedVehicles) {
  const vehicle = vehicles.find((one) => one.id === id);
  if (!vehicle) throw new Error(`The stock has no vehicle ${id}.`);
  const { look, conditionGrade, interiorGrade, chassisNumber } = vehicle;
  const inspected = { ...look, inspection: { grade: conditionGrade, interiorGrade, chassisNumber } };
  for (const view of shots) {
    writeFileSync(
      join(folder, `${view}.jpg`),
      await renderPicture(drawVehicle(inspected, view), { width, format: 'jpeg' }),
    );
  }
  film(join(videoFolder, `${id}.webm`));
}
rmSync(folder, { recursive: true });

function film(target: string): void {
  const inputs = shots.flatMap((view) => ['-loop', '1', '-t', String(stand + turn), '-i', join(folder, `${view}.jpg`)]);
  const scaled = shots.map(
    (_, at) =>
      `[${at}]scale=${width}:480:force_original_aspect_ratio=increase,crop=${width}:480,fps=20,setsar=1[s${at}]`,
  );
  const turns = shots.slice(1).map((_, at) => {
    const from = at === 0 ? '[s0]' : `[t${at}]`;
    return `${from}[s${at + 1}]xfade=transition=fade:duration=${turn}:offset=${(stand * (at + 1)).toFixed(1)}[t${at + 1}]`;
  });
  const filter = [...scaled, ...turns].join(';');
  const codec = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '0', '-pix_fmt', 'yuv420p', '-an'];
  // Leaves out the time and version of encoding, so that the same pictures give the same file.
  const plain = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'];
  execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      ...inputs,
      '-filter_complex',
      filter,
      '-map',
      `[t${shots.length - 1}]`,
      ...codec,
      ...plain,
      target,
    ],
    { stdio: 'inherit' },
  );
}
