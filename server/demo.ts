import type { FastifyInstance } from 'fastify';
import type { Database } from './database/tables.ts';
import type { FindPicture } from './pictures/picture.ts';
import type { Services } from './services/services.ts';

/** What a demo brings to a marketplace: stock and people to look around with. The server runs without one. */
export interface Demo {
  /** Fills an empty database, all or nothing. Answers what to tell whoever started it; undefined where it was not empty. */
  fill(database: Database, now: Date, options: { password: string | undefined }): Promise<string | undefined>;
  /** Pictures of vehicles that nobody has photographed, and of whatever else the pages show. */
  picturesOf(services: Services): FindPicture;
  /** Adds what it serves beside the calls and pictures. */
  serve(app: FastifyInstance): void;
}
