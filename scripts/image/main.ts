import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { buildOnDebian } from './build-on-debian.ts';
import { isEngine, run } from './run.ts';

// Builds the container image with the engine of this machine, or with Debian's own tools.
await startOrExplain(async () => {
  const image = process.argv[2] ?? 'localhost/gariport';
  const engine = ['podman', 'docker'].find(isEngine);
  if (engine === undefined) buildOnDebian(image);
  else run(engine, ['build', '--file', 'Containerfile', '--tag', image, '.']);
  console.log(`Built ${image}. Its settings are in docs/operations.md.`);
});
