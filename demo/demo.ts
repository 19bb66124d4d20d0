import type { Demo } from '#server/demo.ts';
import { drawingsOf, rendered } from './pictures/serving/find-drawing.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { serveVideos } from './videos.ts';

export const demo: Demo = {
  async fill(database, now, { password }) {
    const logins = await seedDemo(database, now, { password });
    // Show the password once: afterwards only its hash is stored.
    return logins && `Demo: log in as ${logins.emails.join(' or ')} with ${logins.password}`;
  },
  picturesOf: (services) => rendered(drawingsOf(services)),
  serve: serveVideos,
};
