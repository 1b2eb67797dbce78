/** The space after a sentence: a full-width punctuation mark contains it. */
export function spaceAfterSentence(sentence: string): "" | " " {
  return /[。．！？：]$/.test(sentence) ? "" : " ";
}
