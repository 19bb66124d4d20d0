import { colours } from '../../server/reference/colours.ts';
import { ageInYears, drawRegistration, type Era, type Month } from './draw-age.ts';
import { drawEquipment } from './draw-equipment.ts';
import { drawFlags, drawListingAge } from './draw-listing.ts';
import { drawYardPrice } from './draw-price.ts';
import { drawWear, isWorkVehicle } from './draw-wear.ts';
import type { Drawn, Entry } from './drawn.ts';
import { yards } from '../../server/reference/places/yards.ts';
import type { Random } from './random.ts';
import { leftHandRemark, remarkOf, remarks } from './remarks.ts';

const lowestUsd = 3500;
const highestUsd = 65_000;

/** What it costs to bring a vehicle to Mombasa, near enough to make a round listed price of. */
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
    ...drawEquipment(random, model, style, Number(registered.slice(0, 4))),
    listedUsd,
    flashSale,
    remark: handle === 'left' ? leftHandRemark() : remark,
    flags: drawFlags(random, { condition, mileageKm, minutesListed, demand: model.demand }),
    state: flashSale === undefined && random.chance(0.015) ? 'removed' : 'available',
    minutesListed,
    lookSeed: Math.floor(random.next() * 2_147_483_647),
  };
}
