const worksheet = 'prints-worksheet';

/** Prints the cost that contains a button alone, with all its parts open and the car as its title. */
export function printWorksheet(button: Element, subject = document.title): void {
  button.closest('[data-worksheet]')?.setAttribute('data-title', subject);
  document.body.classList.add(worksheet);
  window.addEventListener('afterprint', () => document.body.classList.remove(worksheet), { once: true });
  window.print();
}
