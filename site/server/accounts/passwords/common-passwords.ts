import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Words of this site, and frequent passwords in languages that zxcvbn's list covers thinly. */
const ownWords =
  `hemline fashion wardrobe clothes outfit summer winter spring autumn passwort willkommen ichliebedich motdepasse
  contrasena geheim hallo sommer frühling herbst azertyuiop qwertzuiop yxcvbnm`.split(/\s+/);

/** A guessable beginning is bad enough, and checking longer texts is slow. */
const maxCheckedLetters = 32;

/** Ten times what zxcvbn calls safe behind a rate limit (10^8, a score of 3 of 4). */
const minGuesses = 1e9;

let checker: Promise<ZxcvbnFactory> | undefined;

/** Lazily: the list has 50,000 words. */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary: { ...dictionary, ownWords }, graphs: adjacencyGraphs });
}

/**
 * True for the 49,000 most frequent leaked passwords with their usual variations (capitals, digits for letters, years),
 * keyboard paths, sequences, repetitions, dates.
 * @param own texts about the person (name, email address), which count as frequent passwords
 */
export async function isCommonPassword(password: string, own: readonly string[] = []): Promise<boolean> {
  checker ??= loadChecker();
  const words = own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(({ length }) => length > 2);
  const beginning = [...password].slice(0, maxCheckedLetters).join("");
  return (await checker).check(beginning, words).guesses < minGuesses;
}
