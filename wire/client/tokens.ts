export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Stores the tokens of the session. All tabs share it, so it is read each time. */
export interface TokenStore {
  /** The tokens, or undefined unless both are stored. */
  read(): Tokens | undefined;
  write(tokens: Tokens): void;
  clear(): void;
  /** Called when something else changes them, such as another tab. */
  onChange(listener: () => void): () => void;
}

export function parseTokens(body: unknown): Tokens | undefined {
  const { accessToken, refreshToken } = Object(body) as Partial<Tokens>;
  return isToken(accessToken) && isToken(refreshToken) ? { accessToken, refreshToken } : undefined;
}

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
