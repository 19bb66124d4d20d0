export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Where the tokens of the session lie. Every tab of a browser shares one, so it is always asked anew. */
export interface TokenStore {
  /** The tokens, or nothing unless both are there. */
  read(): Tokens | undefined;
  write(tokens: Tokens): void;
  clear(): void;
  /** Hears of changes that others made, such as another tab. */
  onChange(listener: () => void): () => void;
}

export function parseTokens(body: unknown): Tokens | undefined {
  const { accessToken, refreshToken } = Object(body) as Partial<Tokens>;
  return isToken(accessToken) && isToken(refreshToken) ? { accessToken, refreshToken } : undefined;
}

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
