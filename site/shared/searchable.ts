/** Lower case and without accents, so that “zoe” finds Zoë. */
export const searchable = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ı/g, "i")
    .replace(/ł/gi, "l")
    .replace(/ø/gi, "o")
    .toLowerCase();
