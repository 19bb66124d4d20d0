/** Saves a downloaded file under `name`. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the URL only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
