import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The contract that a command is about. */
export interface Subject {
  /** Where it begins. */
  file: string;
  /** Whether it is one OpenAPI document without our fields, codes and texts. */
  isPlain: boolean;
}

export const ours: Subject = { file: 'openapi/openapi.yaml', isPlain: false };
const usual = [ours.file, 'openapi.yaml', 'openapi.yml', 'openapi.json'];

/** Our own kind of contract is recognized by its list of codes. */
export function findSubject(root: string, file: string | undefined): Subject {
  const has = (path: string) => existsSync(join(root, path));
  const found = file === undefined ? usual.find(has) : posix.normalize(file.replaceAll('\\', '/'));
  const isOurs = found === undefined || (found === ours.file && has('openapi/codes.yaml'));
  return isOurs ? ours : { file: found, isPlain: true };
}

/** Files beside a contract. */
export const approvalsName = 'approved-breaks.yaml';
export const consumersName = 'consumers.yaml';

/** A file next to where the contract begins, such as its approvals. */
export function besideOf({ file }: Pick<Subject, 'file'>, name: string): string {
  return posix.join(posix.dirname(file), name);
}
