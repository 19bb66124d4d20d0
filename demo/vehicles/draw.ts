import { type Colour, colours } from '#server/marketplace/reference/colours.ts';
import { ageInYears, drawRegistration, type Era, type Month } from './draw-age.ts';
import { type Yard, yards } from '#server/marketplace/reference/places/yards.ts';
import type { Random } from './random.ts';
import { leftHandRemark, remarkOf, remarks } from './remarks.ts';
import type { Level, Make, Model, Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { equipment } from '#server/marketplace/reference/equipment.ts';
import type { Fittings, VehicleKinds } from './vehicle.ts';
import type { StoredNames } from '#server/platform/names.ts';

/** A style together with what it belongs to. */
export interface Entry {
  make: Make;
  model: Model;
  style: Style;
  level: Level;
  searchText: string;
}

/** What is random about a vehicle, or fixed by an example. */
export interface Drawn {
  registered: string;
  mileageKm: number;
  condition: number;
  interiorGrade: string;
  colour: Colour;
  handle: 'right' | 'left';
  yard: Yard;
  chassisDigits: string;
  fittings: Fittings;
  remark: StoredNames | undefined;
  /** The CIF price to Mombasa before a flash sale, in dollars. */
  listedUsd: number;
  flashSale: { deductionUsd: number; secondsLeft: number } | undefined;
  kinds: VehicleKinds;
  state: 'available' | 'removed';
  minutesListed: number;
  lookSeed: number;
}

const lowestUsd = 3500;
const highestUsd = 65_000;

/** The cost of bringing a vehicle to Mombasa, exact enough to make a round listed price of it. */
function roughShippingUsd(volumeM3: number): number {
  return 660 + 84 * volumeM3;
}

function roundListed(usd: number): number {
  return Math.round(Math.min(highestUsd, Math.max(lowestUsd, usd)) / 50) * 50;
}

function drawHandle(random: Random, { make }: Entry): 'right' | 'left' {
  return random.chance(make.origin === 'CN' ? 0.06 : 0.004) ? 'left' : 'right';
}

function drawFlashSale(random: Random, listedUsd: number): Drawn['flashSale'] {
  if (!random.chance(0.014)) return undefined;
  const deductionUsd = Math.max(100, Math.round((listedUsd * random.between(0.03, 0.08)) / 50) * 50);
  return { deductionUsd, secondsLeft: Math.round(random.between(6 * 3600, 6 * 86_400)) };
}

export function draw(random: Random, entry: Entry, { era, today }: { era: Era; today: Month }): Drawn {
  const { make, model, style } = entry;
  const registered = drawRegistration(random, style, era, today);
  const ageYears = ageInYears(registered, today);
  const wear = drawWear(random, model, ageYears);
  const { mileageKm, condition, interiorGrade } = wear;
  const yard = random.pick(yards, ({ countryCode, share }) => (countryCode === make.origin ? share : 0));
  const work = isWorkVehicle(model);
  const colour = random.pick(colours, ({ share, workShare }) => (work ? workShare : share));
  const handle = drawHandle(random, entry);
  const yardPrice = drawYardPrice(random, model, style, { ageYears, use: wear.use, condition });
  const listedUsd = roundListed(yardPrice + roughShippingUsd(model.volumeM3));
  const flashSale = drawFlashSale(random, listedUsd);
  const remark = random.chance(0.3) ? remarkOf(Math.floor(random.next() * remarks.length), yard) : undefined;
  const minutesListed = drawListingAge(random);
  return {
    registered,
    mileageKm,
    condition,
    interiorGrade,
    yard,
    colour,
    handle,
    chassisDigits: String(Math.floor(random.between(1000, 9999))),
    fittings: drawFittings(random, model, style, Number(registered.slice(0, 4))),
    listedUsd,
    flashSale,
    remark: handle === 'left' ? leftHandRemark() : remark,
    kinds: drawKinds(random, { condition, mileageKm, minutesListed, demand: model.demand }),
    state: flashSale === undefined && random.chance(0.015) ? 'removed' : 'available',
    minutesListed,
    lookSeed: Math.floor(random.next() * 2_147_483_647),
  };
}

/** 0 for the plainest vehicle, 1 for one of USD 45,000 and more when new. */
function dearness(style: Style): number {
  return Math.min(1, Math.max(0, (style.newPriceUsd - 12_000) / 33_000));
}

function drawFittings(random: Random, model: Model, style: Style, year: number): Fittings {
  const dear = isWorkVehicle(model) ? 0 : dearness(style);
  const fitted = equipment.filter(({ code, since, plain, dear: whenDear }) => {
    if (code === 'power-doors') return model.body === 'minivan' && random.chance(0.8);
    return year >= since && random.chance(plain + (whenDear - plain) * dear);
  });
  const airbags = year < 2010 || isWorkVehicle(model) ? 2 : dear > 0.3 ? 7 : random.chance(0.6) ? 6 : 4;
  return {
    equipment: fitted.map(({ code }) => code),
    airbags,
    climateControl: !isWorkVehicle(model) && random.chance(0.5 + dear / 2),
  };
}

const minutesPerDay = 1440;
const newForDays = 3;
const longestDays = 150;
/** The examples are the newest vehicles of the stock, in their given order. */
const leastMinutes = 240;

/** Minutes since a vehicle was listed. Few have stood for long, since most are sold by then. */
function drawListingAge(random: Random): number {
  return Math.round(leastMinutes + random.next() ** 2 * longestDays * minutesPerDay);
}

interface Listing {
  condition: number;
  mileageKm: number;
  minutesListed: number;
  demand: number;
}

function drawKinds(random: Random, { condition, mileageKm, minutesListed, demand }: Listing): VehicleKinds {
  const good = condition >= 4;
  return {
    newArrival: minutesListed <= newForDays * minutesPerDay,
    daily: good && random.chance(0.05),
    highQuality: condition >= 4.5 && mileageKm < 30_000,
    hot: good && demand >= 9 && random.chance(0.2),
  };
}

interface Used {
  ageYears: number;
  use: number;
  condition: number;
}

/** The share of its value that a vehicle loses on its first day. */
const firstLoss = 0.07;

/** The value of a vehicle at the yard, in dollars. */
function drawYardPrice(random: Random, model: Model, style: Style, used: Used): number {
  const remaining = (1 - firstLoss) * (1 - model.yearlyLoss) ** used.ageYears;
  const byUse = 1 - (used.use - 1) * 0.12;
  const byCondition = 0.94 + (used.condition - 3) * 0.05;
  return style.newPriceUsd * remaining * byUse * byCondition * random.between(0.94, 1.06);
}

interface Wear {
  mileageKm: number;
  /** A grade as auctions give it, from 3 to 5 in halves. */
  condition: number;
  interiorGrade: string;
  /** The mileage relative to that of such a vehicle at that age; 1 is the usual. */
  use: number;
}

const mostKm = 290_000;

/** Whether a model is a working vehicle, which shows in its mileage and its paint. */
function isWorkVehicle({ level }: Pick<Model, 'level'>): boolean {
  return level === 'VAN' || level === 'TRUCK' || level === 'BUS';
}

function usualKmPerYear(model: Model): number {
  if (isWorkVehicle(model)) return model.body === 'kei' ? 9500 : 14_500;
  return model.body === 'kei' || model.body === 'coupe' ? 6200 : 8800;
}

function drawWear(random: Random, model: Model, ageYears: number): Wear {
  const use = random.between(0.45, 1.1) + random.between(0, 0.7) * random.next();
  const run = Math.min(mostKm, ageYears * usualKmPerYear(model) * use);
  const mileageKm = Math.max(300, Math.round(run / 100) * 100);
  const raw = 4.9 - ageYears * 0.06 - mileageKm / 160_000 + random.between(-0.45, 0.45);
  const condition = Math.min(5, Math.max(3, Math.round(raw * 2) / 2));
  const interiorGrade = condition >= 4.5 ? 'A' : condition >= 4 ? 'B' : 'C';
  return { mileageKm, condition, interiorGrade, use };
}
