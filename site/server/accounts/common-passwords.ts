/** Beginnings that most guessable long passwords are made of. */
const stems =
  `password passwort passw0rd p4ssword p@ssword p@ssw0rd qwertyuiop qwertzuiop azertyuiop qwerty qwertz azerty asdfghjkl
  asdfgh zxcvbnm yxcvbnm 1q2w3e4r5t 1q2w3e4r 1qaz2wsx qazwsxedc q1w2e3r4t5 letmein welcome willkommen iloveyou ichliebedich
  sunshine princess football baseball basketball superman batman starwars pokemon dragon monkey master shadow
  michael jennifer charlie trustno1 changeme secret administrator admin login access abc123 abcdef abcdefgh
  hemline fashion wardrobe summer winter spring autumn`.split(/\s+/);

const endings = /^(?:[\d\s!@#$%^&*().,_+=?-]*|(?:abc|qwe|asd|xyz|one|me|you)[\d!]*)$/;

/**
 * True for passwords that stand near the top of every list of leaked ones: a stem such as "password" or "qwerty" with
 * nothing but digits and signs behind it, one stem twice, runs such as "1234567890", and one character or pair repeated.
 * `own` are texts about the person (name, email address): their words with nothing but digits and signs are as common.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const text = password.toLowerCase();
  if (isMadeOf(own, text)) return true;
  if (/^(.{1,3})\1*$/s.test(text)) return true;
  if (isRun(text)) return true;
  return stems.some((stem) => {
    if (!text.startsWith(stem)) return false;
    const rest = text.slice(stem.length);
    return endings.test(rest) || stems.includes(rest);
  });
}

function isMadeOf(own: readonly string[], text: string): boolean {
  const words = own.flatMap((about) => about.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter(({ length }) => length > 2);
  const rest = words.reduce((left, word) => left.replaceAll(word, " "), text);
  return rest !== text && endings.test(rest);
}

/** Every character one step above (or below) the one before; 9 goes on with 0. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((letter, at) => (letter.charCodeAt(0) - text.charCodeAt(at) + 10) % 10);
  return /^[a-z]+$|^\d+$/.test(text) && (steps.every((step) => step === 1) || steps.every((step) => step === 9));
}
