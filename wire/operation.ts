/** What the wire needs to know about an operation of a contract. */
export interface OperationFacts {
  readonly id: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly effect: 'query' | 'mutation';
  readonly auth: 'none' | 'visitor' | 'user' | 'staff';
  readonly replay: 'safe' | 'idempotent' | 'never';
  readonly envelope: 'sealed' | 'multipart' | 'blob' | 'plain';
  readonly display: 'toast' | 'place' | 'log' | 'ignore' | 'whole';
  readonly codes: readonly number[];
  /** The last day of a deprecated call. */
  readonly sunset?: string;
  /** The most characters of its file in Base64. */
  readonly base64?: number;
}
