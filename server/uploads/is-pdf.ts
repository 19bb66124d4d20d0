const head = Buffer.from('%PDF-');

/** Whether a file begins as a PDF does. Its name is not trusted. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, head.length).equals(head);
}
