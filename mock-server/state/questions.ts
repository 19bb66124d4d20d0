import type { OwnQuestion } from '#generated/client/types.gen.ts';
import { vehicleStatusOf } from '#states/vehicle-availability.ts';
import { type MockHandlers, refuse } from './context.ts';
import { nextId } from './memory.ts';
import { readVehicle } from './vehicle-detail.ts';

const mostOpen = 5;
const day = 24 * 3_600_000;

/** Questions stay unanswered, because the mock has no staff. */
export const questionHandlers: MockHandlers = {
  listOwnQuestions: ({ carSourceId }, { own }) => ({ code: 0, body: own.questions[carSourceId] ?? [] }),

  async askQuestion({ carSourceId, question }, context) {
    const { own, now, memory } = context;
    if (!context.vehicles.has(carSourceId)) return refuse(context, 'vehicleGone');
    const seen = await readVehicle({ carSourceId }, context);
    if (!seen) return { code: 500 };
    if (seen.vehicle.vehicleStatus === vehicleStatusOf.removed) return refuse(context, 'vehicleStatusChanged');
    const ofVehicle = own.questions[carSourceId] ?? [];
    const same = ofVehicle.find((one) => one.state === 'open' && spell(one.question) === spell(question));
    if (same) return { code: 0, body: same };
    const all = Object.values(own.questions).flat();
    const recent = all.filter((one) => one.state === 'open' && Date.parse(one.askedAt) > now.getTime() - day);
    if (recent.length >= mostOpen) return refuse(context, 'questionsFull');
    const asked: OwnQuestion = {
      id: nextId(memory, 'question'),
      state: 'open',
      question: question.trim(),
      askedAt: now.toISOString(),
    };
    own.questions[carSourceId] = [asked, ...ofVehicle];
    return { code: 0, body: asked };
  },
};

/** Ignores case and spaces when comparing questions. */
const spell = (question: string): string => question.trim().replaceAll(/\s+/g, ' ').toLowerCase();
