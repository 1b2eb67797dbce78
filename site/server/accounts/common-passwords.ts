import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Words that people here would think of first, and frequent passwords of languages that the list covers thinly. */
const ownWords =
  `hemline fashion wardrobe clothes outfit summer winter spring autumn passwort willkommen ichliebedich motdepasse
  contrasena geheim hallo sommer frühling herbst azertyuiop qwertzuiop yxcvbnm`.split(/\s+/);

/** Further letters would not make a guessable beginning much better, and judging them takes long. */
const judgedLetters = 32;

/** Ten times what zxcvbn calls safe from guessing at a site that limits attempts (10^8, a score of 3 of 4). */
const minGuesses = 1e9;

let judge: Promise<ZxcvbnFactory> | undefined;

/** Loaded at the first registration: the list is 50,000 words long. */
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary: { ...dictionary, ownWords }, graphs: adjacencyGraphs });
}

/**
 * True for passwords that guessers try first: the 49,000 most frequent leaked ones with their usual changes (capitals,
 * digits for letters, years behind), keyboard paths, runs, repetitions, dates.
 * @param own texts about the person (name, email address), which count as frequent passwords
 */
export async function isCommonPassword(password: string, own: readonly string[] = []): Promise<boolean> {
  judge ??= loadJudge();
  const words = own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(({ length }) => length > 2);
  const beginning = [...password].slice(0, judgedLetters).join("");
  return (await judge).check(beginning, words).guesses < minGuesses;
}
