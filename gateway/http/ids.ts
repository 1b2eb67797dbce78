import { randomBytes } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Unguessable letters and digits; bytes from 248 on are dropped, so that each letter is equally likely. */
export function randomLetters(length: number): string {
  let letters = "";
  while (letters.length < length)
    for (const byte of randomBytes(length * 2))
      if (byte < 248 && letters.length < length) letters += alphabet[byte % 62];
  return letters;
}

export type Prefix =
  | "cus"
  | "pi"
  | "seti"
  | "pm"
  | "ctoken"
  | "ch"
  | "evt"
  | "req"
  | "re"
  | "acs"
  | "taxcalc"
  | "tax"
  | "tax_li"
  | "dp"
  | "issfr";

export const newId = (prefix: Prefix): string => `${prefix}_${randomLetters(24)}`;

export const newClientSecret = (id: string): string => `${id}_secret_${randomLetters(25)}`;

export const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
