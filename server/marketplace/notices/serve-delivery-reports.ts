import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { problemOf } from '#server/platform/notices/whatsapp-cloud.ts';
import type { Services } from '#server/platform/services.ts';
import { stopNumber } from './deliver-notices.ts';

const path = '/callbacks/whatsapp';
const bodyLimit = 256 * 1024;

const zVerification = z.object({
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().regex(/^\w{1,100}$/),
});

const zReport = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z
              .array(
                z.object({
                  id: z.string(),
                  status: z.string(),
                  errors: z.array(z.object({ code: z.number() })).optional(),
                }),
              )
              .optional(),
          }),
        }),
      ),
    }),
  ),
});

/**
 * Serves what Meta calls: WhatsApp first accepts a message and reports later that it cannot be delivered. Unsigned calls
 * get the answer of an unknown path.
 */
export function serveDeliveryReports(app: FastifyInstance, services: Services): void {
  const reports = services.notices?.whatsapp?.reports;
  if (!reports) return;

  app.get(path, (request, reply) => {
    const query = zVerification.safeParse(request.query).data;
    if (!query || !reports.isOwnToken(query['hub.verify_token'])) return reply.callNotFound();
    return reply.header('Cache-Control', 'no-store').type('text/plain').send(query['hub.challenge']);
  });

  app.post(path, { bodyLimit }, async (request, reply) => {
    const body = String(request.body);
    const signature = request.headers['x-hub-signature-256'];
    if (typeof signature !== 'string' || !reports.isSigned(body, signature)) return reply.callNotFound();
    const report = zReport.safeParse(JSON.parse(body)).data;
    const statuses = report?.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses ?? [])) ?? [];
    for (const { id, status, errors = [] } of statuses) {
      if (status === 'failed') await noteFailure(services, id, errors);
    }
    return reply.header('Cache-Control', 'no-store').send({});
  });
}

async function noteFailure(
  { database, log }: Services,
  gatewayId: string,
  errors: readonly { code: number }[],
): Promise<void> {
  const codes = errors.map(({ code }) => code);
  const found = await database
    .selectFrom('notice_message')
    .innerJoin('notice_number', 'notice_number.account_id', 'notice_message.account_id')
    .select(['notice_message.id', 'notice_number.account_id', 'notice_number.channel', 'notice_number.phone'])
    .where('notice_message.gateway_id', '=', gatewayId)
    .where('notice_number.channel', '=', 'whatsapp')
    // A number that was confirmed later is not the one of the report.
    .whereRef('notice_number.confirmed_at', '<=', 'notice_message.created_at')
    .executeTakeFirst();
  if (!found) return;
  log.warn({ notice: found.id, channel: 'whatsapp', codes }, 'a notice was reported as undeliverable');
  const problem = codes.map(problemOf).find((one) => one !== undefined);
  if (problem) await stopNumber(database, found, problem);
}
