import { createHash } from 'node:crypto';
import { readCatalogue } from '#server/marketplace/catalogue/catalogue-memory.ts';
import type { Services } from '#server/platform/services.ts';
import { slugOf } from '#server/marketplace/catalogue/makes-and-models.ts';
import { welcomeCoupon } from '#demo/welcome-coupon.ts';
import { formatUsd } from '#server/marketplace/pricing/price-text.ts';
import type { BodyShape } from '#server/marketplace/reference/catalogue/levels.ts';
import type { Subject } from './subject.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { VehicleFacts } from '#server/marketplace/vehicles/vehicle-row.ts';
import { stillName, type View, views } from '#server/marketplace/vehicles/photos.ts';
import type { InspectedVehicle, VehicleLook } from '../look.ts';
import type { FindPicture, Picture, PictureFormat } from '#server/marketplace/pictures/picture.ts';
import { createDrawingPool } from './drawing-pool.ts';

/** The drawing at an address, and the names of its cached pictures. */
interface Drawing {
  subject: Subject;
  /** The cache key of a picture: the same for the same drawing, and different by width and format. */
  keyOf: (width: number, format: PictureFormat) => string;
  usualWidth: number;
}

/** Finds the drawing at an address; undefined if there is none. */
export type FindDrawing = (folder: string, name: string) => Promise<Drawing | undefined>;

/** One pool per process, whose threads are shared by all drawings. */
const pool = createDrawingPool();

/** Serves the drawings that `find` returns, rendered by the pool. */
export function rendered(find: FindDrawing): FindPicture {
  return async (folder, name) => {
    const drawing = await find(folder, name);
    return drawing && pictureOf(drawing);
  };
}

function pictureOf({ subject, keyOf, usualWidth }: Drawing): Picture {
  return { keyOf, usualWidth, render: (width, format) => pool.render(subject, { width, format }) };
}

const amountText = formatUsd(welcomeCoupon.quotaCents);

/** The drawings at fixed addresses, and their usual widths. */
const scenes: Readonly<Record<string, readonly [Subject, usualWidth: number]>> = {
  'home/banner-coupon': [{ kind: 'banner', scene: 'handover', palette: 'signal' }, 1440],
  'home/banner-toyota': [{ kind: 'banner', scene: 'port', palette: 'harbour' }, 1440],
  'home/banner-byd': [{ kind: 'banner', scene: 'road', palette: 'paper' }, 1440],
  'home/banner-clearance': [{ kind: 'banner', scene: 'yard', palette: 'harbour' }, 1440],
  'home/banner-flash': [{ kind: 'banner', scene: 'flash', palette: 'signal' }, 1440],
  'home/login': [{ kind: 'advertisement' }, 600],
  'home/coupon': [{ kind: 'coupon', amountText, big: true }, 720],
  'home/coupon-small': [{ kind: 'coupon', amountText, big: false }, 360],
  // The demo's people have uploaded these, or the contract's examples show them.
  'uploads/deposit': paper('Bank transfer'),
  'uploads/balance': paper('Bank transfer'),
  'uploads/deposit-slip-1': paper('Deposit slip'),
  'uploads/deposit-slip-2': paper('Deposit receipt'),
  'uploads/balance-slip-1': paper('Balance slip'),
  'uploads/pvt': paper('VAT certificate'),
  'uploads/pin': paper('PIN certificate', false),
  'uploads/pin-sharp': paper('PIN certificate'),
};

function paper(title: string, isSharp = true): readonly [Subject, number] {
  return [{ kind: 'paper', title, isSharp }, 640];
}

export function findSceneDrawing(folder: string, name: string): Drawing | undefined {
  const place = `${folder}/${name}`;
  const scene = Object.hasOwn(scenes, place) ? scenes[place] : undefined;
  return scene && drawingOf(...scene);
}

export function findMakeDrawing(slug: string, makes: readonly { name: string }[]): Drawing | undefined {
  const make = makes.find(({ name }) => slugOf(name) === slug);
  return make && drawingOf({ kind: 'monogram', name: make.name }, 240);
}

export function findLevelDrawing(slug: string, levels: readonly { code: string; body: string }[]): Drawing | undefined {
  const level = levels.find(({ code }) => code.toLowerCase() === slug);
  const body = level?.body as BodyShape | undefined;
  return body && drawingOf({ kind: 'bodyIcon', body }, 240);
}

function drawingOf(subject: Subject, usualWidth: number): Drawing {
  return { subject, usualWidth, keyOf: (width, format) => sceneKey(subject, width, format) };
}

/** Finds a marketplace's drawings: makes, types, vehicles and the home page scenes. */
export function drawingsOf(services: Services): FindDrawing {
  const { database } = services;
  return async (folder, name) => {
    if (folder === 'makes') return findMakeDrawing(name, (await readCatalogue({ database })).makes);
    if (folder === 'levels') return findLevelDrawing(name, (await readCatalogue({ database })).levels);
    if (folder === 'home' || folder === 'uploads') return findSceneDrawing(folder, name);
    return findVehicleDrawing(database, folder, name);
  };
}

/** The facts of a demo vehicle, including how it is drawn. */
export type DrawnFacts = VehicleFacts & { look: VehicleLook };

const usualWidth = 960;

async function findVehicleDrawing(database: Database, id: string, name: string): Promise<Drawing | undefined> {
  const view = name === stillName ? 'front' : name;
  if (!isView(view)) return undefined;
  const row = await database.selectFrom('vehicle').select('facts').where('id', '=', id).executeTakeFirst();
  const facts = row?.facts as Partial<DrawnFacts> | undefined;
  // Only demo vehicles have data to draw them by.
  if (!facts?.look) return undefined;
  const { look: appearance, conditionGrade, interiorGrade, chassisNumber } = facts as DrawnFacts;
  return drawingOfVehicle({ ...appearance, inspection: { grade: conditionGrade, interiorGrade, chassisNumber } }, view);
}

export function drawingOfVehicle(look: InspectedVehicle, view: View): Drawing {
  return {
    subject: { kind: 'vehicle', look, view },
    keyOf: (width, format) => pictureKey(look, view, width, format),
    usualWidth,
  };
}

export function isView(view: string): view is View {
  return (views as readonly string[]).includes(view);
}

/** Bump when a drawing changes, so that cached pictures are rendered again. */
const drawingVersion = 3;

/** A stable cache key: the same look, view, width and format give the same key. */
export function pictureKey(look: InspectedVehicle, view: View, width: number, format: string): string {
  const { body, make, model, style, paint, year, mileageKm, seats, fuel, seed, inspection } = look;
  // The facts are listed one by one, so that the key does not depend on the order of the fields.
  const facts = [
    drawingVersion,
    body,
    make,
    model,
    style,
    paint.name,
    paint.hex,
    paint.finish,
    year,
    mileageKm,
    seats,
    fuel,
    seed,
    // Only the inspection report shows the findings.
    ...(view === 'sheet' ? [inspection.grade, inspection.interiorGrade, inspection.chassisNumber] : []),
    view,
    width,
    format,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/** A stable cache key for pictures of anything but vehicles. */
function sceneKey(scene: object, width: number, format: string): string {
  const facts = Object.entries(scene).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const name = createHash('sha256')
    .update(JSON.stringify([drawingVersion, facts]))
    .digest('hex')
    .slice(0, 24);
  return `${name}-${width}-${format}`;
}
