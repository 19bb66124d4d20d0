import type { Report } from '../report.ts';
import { printCodeQuality } from './code-quality.ts';
import { printHtml } from './html.ts';
import { printJunit } from './junit.ts';
import { printMarkdown } from './markdown.ts';
import { printSarif } from './sarif.ts';

export type Format = 'markdown' | 'html' | 'json' | 'junit' | 'sarif' | 'gitlab';

/** Every format of the report and its file. */
export const formats: Readonly<Record<Format, { file: string; print: (report: Report) => string }>> = {
  markdown: { file: 'report.md', print: printMarkdown },
  html: { file: 'report.html', print: printHtml },
  json: { file: 'report.json', print: (report) => `${JSON.stringify(report, null, 2)}\n` },
  junit: { file: 'report.junit.xml', print: printJunit },
  sarif: { file: 'report.sarif', print: printSarif },
  gitlab: { file: 'code-quality.json', print: printCodeQuality },
};
