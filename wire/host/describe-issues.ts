import type { core } from 'zod/mini';
import type { Language } from '../language.ts';

type Issue = core.$ZodIssue;

/** The first error of a payload, as the user can read it. */
export function describeFirstIssue(issues: readonly Issue[], payload: unknown, language: Language): string {
  const [first] = issues;
  return first ? describeIssue(first, payload, language) : '';
}

/** Nobody reads more, and a long list of wrong entries would make the answer longer than the call. */
const mostListed = 20;

/** The errors of a payload, for developers: `field: rule; field: rule`. */
export function listIssues(issues: readonly Issue[]): string {
  const listed = issues.slice(0, mostListed).map((issue) => `${fieldOf(issue)}: ${issue.message}`);
  const rest = issues.length - listed.length;
  return [...listed, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

function describeIssue(issue: Issue, payload: unknown, language: Language): string {
  const texts = issueTexts[language];
  const field = fieldOf(issue);
  if (issue.code === 'unrecognized_keys') return texts.unknown(field);
  // A rule over several fields has no field, and brings its own message.
  if (issue.code === 'custom') return issue.message;
  if (valueAt(payload, issue.path) === undefined) return texts.missing(field);
  if (issue.code === 'invalid_type') return texts.type(field);
  if (issue.code === 'invalid_format') return texts.format(field);
  if (issue.code === 'too_small') {
    return limitText(issue.origin, [texts.shortest, texts.fewest, texts.atLeast])(field, String(issue.minimum));
  }
  if (issue.code === 'too_big') {
    return limitText(issue.origin, [texts.longest, texts.most, texts.atMost])(field, String(issue.maximum));
  }
  return texts.choice(field);
}

function limitText(origin: string, [ofText, ofList, ofNumber]: [LimitText, LimitText, LimitText]): LimitText {
  if (origin === 'string') return ofText;
  return origin === 'array' || origin === 'set' ? ofList : ofNumber;
}

function fieldOf(issue: Issue): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys.join(', ')] : issue.path;
  return path.length > 0 ? path.join('.') : 'payload';
}

function valueAt(payload: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => (Object(value) as Record<PropertyKey, unknown>)[key], payload);
}

type FieldText = (field: string) => string;
type LimitText = (field: string, limit: string) => string;

/** What can be wrong with a field, in words for the user. */
interface IssueTexts {
  readonly missing: FieldText;
  readonly unknown: FieldText;
  readonly type: FieldText;
  readonly format: FieldText;
  readonly choice: FieldText;
  readonly atLeast: LimitText;
  readonly atMost: LimitText;
  readonly shortest: LimitText;
  readonly longest: LimitText;
  readonly fewest: LimitText;
  readonly most: LimitText;
}

const issueTexts: Readonly<Record<Language, IssueTexts>> = {
  en: {
    missing: (field) => `${field} is required`,
    unknown: (field) => `${field} is not a field of this call`,
    type: (field) => `${field} is of the wrong type`,
    format: (field) => `${field} has the wrong format`,
    choice: (field) => `${field} is none of the allowed values`,
    atLeast: (field, limit) => `${field} must be at least ${limit}`,
    atMost: (field, limit) => `${field} must be at most ${limit}`,
    shortest: (field, limit) => `${field} must have at least ${limit} characters`,
    longest: (field, limit) => `${field} must have at most ${limit} characters`,
    fewest: (field, limit) => `${field} must have at least ${limit} entries`,
    most: (field, limit) => `${field} must have at most ${limit} entries`,
  },
  zh: {
    missing: (field) => `${field} 为必填项`,
    unknown: (field) => `${field} 不是此请求的字段`,
    type: (field) => `${field} 的类型不正确`,
    format: (field) => `${field} 的格式不正确`,
    choice: (field) => `${field} 不在允许的取值范围内`,
    atLeast: (field, limit) => `${field} 不能小于 ${limit}`,
    atMost: (field, limit) => `${field} 不能大于 ${limit}`,
    shortest: (field, limit) => `${field} 至少需要 ${limit} 个字符`,
    longest: (field, limit) => `${field} 最多 ${limit} 个字符`,
    fewest: (field, limit) => `${field} 至少需要 ${limit} 项`,
    most: (field, limit) => `${field} 最多 ${limit} 项`,
  },
  ja: {
    missing: (field) => `${field} は必須です`,
    unknown: (field) => `${field} はこのリクエストの項目ではありません`,
    type: (field) => `${field} の型が正しくありません`,
    format: (field) => `${field} の形式が正しくありません`,
    choice: (field) => `${field} は許可された値ではありません`,
    atLeast: (field, limit) => `${field} は ${limit} 以上でなければなりません`,
    atMost: (field, limit) => `${field} は ${limit} 以下でなければなりません`,
    shortest: (field, limit) => `${field} は ${limit} 文字以上で入力してください`,
    longest: (field, limit) => `${field} は ${limit} 文字以内で入力してください`,
    fewest: (field, limit) => `${field} は ${limit} 件以上必要です`,
    most: (field, limit) => `${field} は ${limit} 件までです`,
  },
  sw: {
    missing: (field) => `${field} inahitajika`,
    unknown: (field) => `${field} si sehemu ya ombi hili`,
    type: (field) => `${field} si ya aina sahihi`,
    format: (field) => `${field} haijaandikwa kwa muundo sahihi`,
    choice: (field) => `${field} si mojawapo ya thamani zinazoruhusiwa`,
    atLeast: (field, limit) => `${field} lazima iwe angalau ${limit}`,
    atMost: (field, limit) => `${field} lazima isizidi ${limit}`,
    shortest: (field, limit) => `${field} lazima iwe na angalau herufi ${limit}`,
    longest: (field, limit) => `${field} lazima isizidi herufi ${limit}`,
    fewest: (field, limit) => `${field} lazima iwe na angalau vipengele ${limit}`,
    most: (field, limit) => `${field} lazima isizidi vipengele ${limit}`,
  },
};
