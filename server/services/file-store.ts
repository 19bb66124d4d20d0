/** Where uploaded pictures lie: a folder, or S3-compatible storage. */
export interface FileStore {
  /** Stores `bytes` under their own hash, once however often they come, and answers their path below `/files/`. */
  put(bytes: Buffer, extension: string): Promise<{ hash: string; path: string }>;
  read(path: string): Promise<Buffer | undefined>;
}
