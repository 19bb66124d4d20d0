import type { Report } from '../report.ts';
import { describeChange } from './describe-change.ts';

/** Breaking changes and warnings as commands that GitHub reads from a log and shows at the line. */
export function printAnnotations({ changes, notices }: Report): string {
  const broken = changes
    .filter(({ impact }) => impact === 'major')
    .map((change) => {
      const { file, line, id, approval } = change;
      return command(approval ? 'notice' : 'error', { file, line, title: `Breaking: ${id}` }, describeChange(change));
    });
  const others = notices.map(({ file, line, message }) =>
    command('warning', { file, line, title: 'Contract' }, message),
  );
  return [...broken, ...others].join('');
}

function command(level: string, properties: Record<string, string | number>, message: string): string {
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${listed.join(',')}::${escapeMessage(message)}\n`;
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
