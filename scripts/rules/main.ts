import { checkCoverage } from './coverage.ts';
import { idsIn, readListed, readRules } from './rule-list.ts';
import { passedTitles, writtenTests } from './test-titles.ts';

// `--passed` checks the last run. A rule that did not pass in it must have a test that only the full run includes; in a
// full run every rule must have passed.
const isOfRun = process.argv.includes('--passed');
const isFullRun = process.env['TEST_SCOPE'] === 'full';
const passed = new Set(isOfRun ? passedTitles().flatMap(idsIn) : []);
const written = new Set(isFullRun ? [] : writtenTests().flatMap(idsIn));
const root = process.cwd();
const { byTopic, problems, counts } = checkCoverage({
  rules: readRules(root),
  tested: new Set([...passed, ...written]),
  deviations: readListed(root, 'docs/rules/deviations.md'),
  waiting: readListed(root, 'docs/rules/waiting.md'),
});

for (const [topic, untested] of byTopic) {
  console.log(`\n${topic}`);
  for (const { id, text } of untested) console.log(`  ${id} ${text}`);
}
console.log(
  `\n${counts.tested} of ${counts.all} rules have a test, ${counts.deviations} are listed as deviations, ` +
    `${counts.waiting} wait for a part that is not built.`,
);
if (isOfRun && !isFullRun) {
  const others = readRules(root).filter(({ id }) => written.has(id) && !passed.has(id));
  console.log(
    `${counts.tested - others.length} passed in this run, ${others.length} are tested by \`npm run test:full\` alone.`,
  );
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
