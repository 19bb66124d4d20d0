import { readFileSync } from 'node:fs';
import type { ListVehiclesResponse, VehicleDetail } from '#generated/client/types.gen.ts';

interface Operation {
  operationId: string;
  responses: { 200?: { content?: { 'application/json'?: { examples?: Record<string, { value: Answer }> } } } };
}

interface Answer {
  code: number;
  body?: unknown;
}

const { paths: described } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(described).flatMap((methods) => Object.values(methods));

/** The contract's example of a success. */
export function answerOf(operation: string): unknown {
  const found = operations.find(({ operationId }) => operationId === operation);
  const answers = Object.values(found?.responses[200]?.content?.['application/json']?.examples ?? {});
  const success = answers.find(({ value }) => value.code === 0);
  if (!success) throw new Error(`${operation} has no example of a success.`);
  return success.value.body;
}

/** An example may belong to a user, or be a single-page list. Nothing matches the keyword 'nothing'. */
export function asForVisitor(
  operation: string,
  body: unknown,
  { searchKey }: Readonly<Record<string, unknown>>,
): unknown {
  if (operation === 'listVehicles')
    return {
      ...(body as ListVehiclesResponse),
      ...(searchKey === 'nothing' ? { total: 0, vehicleList: [] } : { total: 60 }),
    };
  if (operation !== 'getVehicleDetail') return body;
  const { receiveAddress: _address, ...detail } = body as VehicleDetail;
  return { ...detail, coupons: [] };
}
