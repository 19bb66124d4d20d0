import { readFileSync } from 'node:fs';
import type { ArazzoDocument } from '#contract/walks/arazzo.ts';
import type { OpenApiDocument } from '#contract/document/openapi.ts';
import { readOptions } from '#contract/verify/target/options.ts';
import type { RunResult } from '#contract/verify/judge/finding.ts';
import { verify } from '#contract/verify/run/verify.ts';
import { canonical } from '../contract/read-call.ts';

const walks = JSON.parse(readFileSync('generated/walks.arazzo.json', 'utf8')) as ArazzoDocument;

/** The run as the command line starts it, without a process. */
export async function runConformance(
  target: string,
  words: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
  document: OpenApiDocument = canonical,
): Promise<RunResult> {
  return verify(document, walks, readOptions(['--target', target, ...words], environment));
}
