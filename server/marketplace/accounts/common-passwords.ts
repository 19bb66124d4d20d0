/**
 * The words that common passwords are made of. Leaked passwords are mostly such words with digits and signs around
 * them, so a short list of words covers more than a long list of passwords.
 */
const words = new Set(
  `
  access admin administrator amanda andrea andrew angel angela anthony apple april arsenal ashley august autumn baby babygirl
  banana barcelona baseball basketball batman beautiful blessed blink brandon buster butterfly car change changeme charlie
  cheese chelsea china chocolate christ christian computer cookie corvette daniel david default december diamond doraemon dragon
  eminem facebook family father february ferrari flower football forever friend friends freedom fuck fuckyou gariport george ginger
  god golden google hannah harley heaven hello hockey honda hunter iloveu iloveyou internet january japan jasmine jennifer
  jessica jesus jesuschrist jordan joshua july june justin kenya killer king kitty letmein liverpool login love lovely loveme loveu
  loveyou lucky madrid maggie manchester march master matrix matthew may mercedes michael michelle money monkey monster mother
  mustang my myself naruto naughty nicole ninja nissan november october orange pass passw password passwort pepper peter
  pikachu pokemon porsche prince princess purple qazwsx qwert qwerty qwertyui qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvb zxcvbn
  zxcvbnm robert rockyou root sakura samsung secret september shadow silver soccer spiderman spring staff starwars subaru summer
  sunday sunshine superman sweet sweety temp test tester testing the thomas thunder tigger toyota trustno user victoria welcome
  whatever william winter woaini word yamaha yellow you
  `
    .trim()
    .split(/\s+/),
);

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];
const swaps: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const backAndForth = runs.flatMap((run) => [run, run.split('').toReversed().join('')]);
const shortestRun = 4;
const fewestLetters = 3;

/** Whether a password is easily guessed, or derived from its owner's name or e-mail. */
export function isCommonPassword(password: string, ...known: readonly string[]): boolean {
  const text = withoutRuns(password.toLowerCase());
  if (text.length <= 1 || /^(.{1,4})\1+.?$/s.test(text)) return true;
  const own = known
    .flatMap((about) => about.toLowerCase().split(/[^a-z]+/))
    .filter((word) => word.length >= fewestLetters);
  // Inside a word digits may stand for letters; at its ends they are just digits.
  const asTyped = lettersOf(text);
  const word = text.replaceAll(/^[^a-z@$]+|[^a-z@$]+$/g, '');
  const asMeant = lettersOf(word.replaceAll(/[013457@$!]/g, (sign) => swaps[sign] ?? sign));
  return asTyped === '' || [asTyped, asMeant].some((letters) => letters !== '' && isMadeOf(letters, own));
}

const lettersOf = (text: string) => text.replaceAll(/[\d\p{P}\p{S}\s]/gu, '');

/** Removes runs of neighbours in the alphabet, the digits or on a keyboard. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    let end = at + shortestRun;
    const isRun = (until: number) =>
      until <= text.length && backAndForth.some((run) => run.includes(text.slice(at, until)));
    if (!isRun(end)) {
      rest += text[at] ?? '';
      at += 1;
      continue;
    }
    while (isRun(end + 1)) end += 1;
    at = end;
  }
  return rest;
}

/** Whether a text consists only of such words. */
function isMadeOf(letters: string, own: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let end = 1; end <= letters.length; end += 1) {
    for (const start of reached) {
      const part = letters.slice(start, end);
      if (words.has(part) || own.includes(part)) reached.add(end);
    }
  }
  return reached.has(letters.length);
}
