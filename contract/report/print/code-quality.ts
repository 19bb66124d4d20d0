import type { Report } from '../report.ts';
import { describeChange } from './describe-change.ts';

/** Breaking changes and warnings as GitLab's Code Quality report, shown at the line. */
export function printCodeQuality({ changes, notices }: Report): string {
  const broken = changes
    .filter(({ impact }) => impact === 'major')
    .map((change) => ({
      description: describeChange(change),
      check_name: change.kind,
      fingerprint: change.id,
      severity: change.approval ? 'info' : 'critical',
      location: { path: change.file, lines: { begin: change.line } },
    }));
  const others = notices.map(({ file, line, message }) => ({
    description: message,
    check_name: 'notice',
    fingerprint: `${file}:${message}`,
    severity: 'minor',
    location: { path: file, lines: { begin: line } },
  }));
  return `${JSON.stringify([...broken, ...others], null, 2)}\n`;
}
