/** What stands between this sentence and the next one: a full-width mark has its space within. */
export function spaceAfter(sentence: string): "" | " " {
  return /[。．！？：]$/.test(sentence) ? "" : " ";
}
