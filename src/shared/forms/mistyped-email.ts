/** The mail providers of most buyers. */
const usualDomains = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'];
/** One letter away from a common domain, but also common. */
const alsoMeant: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com']);

/** Returns the address with the common domain that was probably meant, or undefined. */
export function correctEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || usualDomains.includes(domain) || alsoMeant.has(domain)) return undefined;
  const meant = usualDomains.find((usual) => isOneSlipAway(domain, usual));
  return meant && `${text.slice(0, at)}@${meant}`;
}

/** Whether one letter is missing, added, wrong or swapped with its neighbour. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  const swapped = (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2);
  return (
    rest.slice(1) === wanted.slice(1) || rest === wanted.slice(1) || rest.slice(1) === wanted || swapped === wanted
  );
}
