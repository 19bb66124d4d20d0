import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPicture } from '../render.ts';
import type { InspectedVehicle } from '../look.ts';
import { createDrawingPool } from './drawing-pool.ts';
import { drawSubject, type Subject } from './subject.ts';
import { TooBusy } from '#server/platform/worker-pool/fair-queue.ts';

const look: InspectedVehicle = {
  body: 'suv',
  make: 'Toyota',
  model: 'Harrier',
  style: 'Premium',
  paint: { name: 'White', hex: '#f2f2ef', finish: 'pearl' },
  year: 2018,
  mileageKm: 61_420,
  seats: 5,
  fuel: 'hybrid',
  seed: 5,
  inspection: { grade: '4', interiorGrade: 'B', chassisNumber: 'ZSU60-4711***' },
};
const front = (seed: number): Subject => ({ kind: 'vehicle', look: { ...look, seed }, view: 'front' });
const small = { width: 320, format: 'webp' } as const;

describe('The drawing pool', () => {
  it('Draws the same picture as the main thread', async () => {
    const subject: Subject = { kind: 'paper', title: 'Deposit slip', isSharp: true };
    const drawn = await createDrawingPool().render(subject, small);
    expect(drawn.equals(await renderPicture(drawSubject(subject), small))).toBe(true);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });

  it('Keeps the main thread free', async () => {
    const pool = createDrawingPool();
    await pool.render(front(0), small);
    const own = process.threadCpuUsage();
    const all = process.cpuUsage();
    await Promise.all(Array.from({ length: 12 }, (_, seed) => pool.render(front(seed), small)));
    // Compares work done instead of time passed, which depends on other load on the machine.
    expect(process.threadCpuUsage(own).user / process.cpuUsage(all).user).toBeLessThan(0.2);
  });

  it('Rejects requests when its queue is full', async () => {
    const pool = createDrawingPool({ workers: 1, longestQueue: 1 });
    const asked = await Promise.allSettled([1, 2, 3].map((seed) => pool.render(front(seed), small)));
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(asked[2]).toMatchObject({ reason: expect.any(TooBusy) as Error });
  });

  it('Reports a subject that cannot be drawn and draws the next one', async () => {
    const pool = createDrawingPool({ workers: 1 });
    const broken = { ...look, body: 'spaceship' } as unknown as InspectedVehicle;
    await expect(pool.render({ kind: 'vehicle', look: broken, view: 'front' }, small)).rejects.toThrow(
      'A picture could not be drawn',
    );
    expect((await pool.render(front(1), small)).length).toBeGreaterThan(500);
  });

  it('Replaces a thread that takes too long', async () => {
    const hasty = createDrawingPool({ workers: 1, timeLimit: 1 });
    await expect(hasty.render(front(1), small)).rejects.toThrow('A job took longer than 1 ms.');
    await expect(hasty.render(front(1), small)).rejects.toThrow('A job took longer than 1 ms.');
  });
});
