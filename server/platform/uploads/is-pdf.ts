const head = Buffer.from('%PDF-');

/** Whether a file starts like a PDF. Its name is not trusted. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, head.length).equals(head);
}
