import { judgeCoverage } from './coverage.ts';
import { idsIn, readListed, readRules } from './rule-list.ts';
import { listedTitles, passedTitles } from './test-titles.ts';

// `--passed` counts the tests that passed in the last full run; without it, all tests that there are.
const { passed, retried } = process.argv.includes('--passed')
  ? passedTitles()
  : { passed: listedTitles(), retried: [] };
const root = process.cwd();
const { byTopic, problems, counts } = judgeCoverage({
  rules: readRules(root),
  tested: new Set([...passed, ...retried].flatMap(idsIn)),
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
for (const title of retried)
  console.log(`Passed only at its second try, so find out what it does not wait for: ${title}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
