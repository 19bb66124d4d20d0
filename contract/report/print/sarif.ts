import type { Report } from '../report.ts';
import type { Impact } from '../verdict/change.ts';
import { describeChange } from './describe-change.ts';

const levels: Readonly<Record<Impact, 'error' | 'warning' | 'note'>> = { major: 'error', minor: 'note', patch: 'note' };

/** The report for tools that collect findings of many programs: SARIF 2.1.0. */
export function printSarif({ changes, notices }: Report): string {
  const kinds = [
    ...new Set([...changes.map(({ kind }) => kind), ...(notices.length > 0 ? ['notice'] : [])]),
  ].toSorted();
  const results = [
    ...changes.map((change) => ({
      ruleId: change.kind,
      ruleIndex: kinds.indexOf(change.kind),
      level: levels[change.impact],
      message: { text: describeChange(change) },
      locations: [locate(change.file, change.line)],
      partialFingerprints: { 'contractChange/v1': change.id },
      ...(change.approval && {
        suppressions: [
          {
            kind: 'external',
            status: 'accepted',
            justification: `${change.approval.by}, until ${change.approval.until}: ${change.approval.why}`,
          },
        ],
      }),
      properties: { impact: change.impact, consumers: change.consumers, operations: change.operations },
    })),
    ...notices.map(({ file, line, message }) => ({
      ruleId: 'notice',
      ruleIndex: kinds.indexOf('notice'),
      level: 'warning',
      message: { text: message },
      locations: [locate(file, line)],
    })),
  ];
  const rules = kinds.map((id) => ({ id, shortDescription: { text: describeKind(id) } }));
  const driver = { name: 'contract-report', rules };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function locate(uri: string, startLine: number) {
  return { physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region: { startLine } } };
}

function describeKind(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} in the contract`;
}
