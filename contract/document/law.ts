type Fields = Readonly<Record<string, unknown>>;

/**
 * What holds between several answers of a call, or between several fields of one. Places are JSON pointers: into the
 * body, or into an entry of the list.
 */
export interface Laws {
  /** The call answers one page of a list, by `pageNo` and `pageSize`. Pages share no entry. */
  pages?: { list: string; key: string };
  /** The number of entries on all pages. */
  total?: string;
  /** Fields whose values exclude each other, or payload fields that do: no entry is in two of the answers. */
  filter?: (string | Fields[])[];
  order?: { with: Fields; by: string; descending?: boolean }[];
  sums?: { total: string; parts: string[] }[];
  /** Texts of the body that differ between languages. */
  language?: string[];
  /** Texts of the body that differ between time zones. */
  timeZone?: string[];
  /** The query that shows a user what the call changed. */
  repeat?: string;
  /** The call concerns something of one user: the fields that name it, and the query that lists it. */
  strangers?: { from: string; with: Readonly<Record<string, string>> };
  /** Payload fields that prove who calls: with another value the call is refused. */
  secrets?: string[];
}

export const lawNames: readonly (keyof Laws)[] = [
  'pages',
  'total',
  'filter',
  'order',
  'sums',
  'language',
  'timeZone',
  'repeat',
  'strangers',
  'secrets',
];
