import type { Handlers } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { askQuestion } from './ask-question.ts';
import { describeOwn, listAnswered, listOwn } from './list-questions.ts';

type QuestionOperation = 'listVehicleQuestions' | 'listOwnQuestions' | 'askQuestion';

export const questionHandlers: Pick<Handlers<Context>, QuestionOperation> = {
  async listVehicleQuestions({ carSourceId: vehicleId, pageNo, pageSize }, context) {
    const { database } = context;
    if (!(await readVehicle(database, vehicleId))) return refuse(context, 400, 'vehicleGone');
    return { code: 0, body: await listAnswered(database, { vehicleId, pageNo, pageSize }) };
  },

  async listOwnQuestions({ carSourceId: vehicleId }, context) {
    const { accountId } = userOf(context);
    return { code: 0, body: await listOwn(context.database, { accountId, vehicleId }) };
  },

  async askQuestion({ carSourceId: vehicleId, question }, context) {
    const { database, language, now } = context;
    const asked = await askQuestion(database, userOf(context).accountId, { vehicleId, question, language }, now);
    return typeof asked === 'string' ? refuse(context, 400, asked) : { code: 0, body: describeOwn(asked) };
  },
};
