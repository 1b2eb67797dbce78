/** The space after a sentence: a full-width punctuation mark contains it. */
export function spaceAfter(sentence: string): "" | " " {
  return /[。．！？：]$/.test(sentence) ? "" : " ";
}
