export interface MultipartRequest {
  url: string;
  headers: Record<string, string>;
  form: FormData;
  signal: AbortSignal;
  /** Called with the sent part, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Rejects where no answer arrived. */
export type SendMultipart = (request: MultipartRequest) => Promise<{ status: number; text: string }>;
