import type { FastifyInstance } from 'fastify';
import type { Database } from './database/tables.ts';
import type { FindPicture } from './pictures/picture.ts';
import type { Services } from './services/services.ts';

/** A demo gives a marketplace stock and people to try it with. The server also runs without one. */
export interface Demo {
  /** Fills an empty database, and answers what to tell the operator. It leaves any other database as it is. */
  fill(database: Database, now: Date, options: { password: string | undefined }): Promise<string | undefined>;
  /** Finds pictures of vehicles that nobody has photographed, and of whatever else the pages show. */
  picturesOf(services: Services): FindPicture;
  /** Adds what the demo serves besides the calls and pictures. */
  serve(app: FastifyInstance): void;
}
