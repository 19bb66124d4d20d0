import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/tables.ts';
import type { FindPicture } from '#server/marketplace/pictures/picture.ts';
import type { Services } from '#server/platform/services.ts';

/** A demo fills a marketplace with stock and people. The server also runs without one. */
export interface Demo {
  /** Fills an empty database and returns a message for the operator. Leaves any other database unchanged. */
  fill(database: Database, now: Date, options: { password: string | undefined }): Promise<string | undefined>;
  /** Finds pictures of vehicles without photos and of everything else that pages show. */
  picturesOf(services: Services): FindPicture;
  /** Adds what the demo serves besides calls and pictures. */
  serve(app: FastifyInstance): void;
}
