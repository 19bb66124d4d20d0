const worksheet = 'prints-worksheet';

/** Prints the cost alone, with all its parts open. */
export function printWorksheet(): void {
  document.body.classList.add(worksheet);
  window.addEventListener('afterprint', () => document.body.classList.remove(worksheet), { once: true });
  window.print();
}
