/** Says when uploads continue that the site has asked to wait. */
export const uploadsContinueAt = (instantMs: number): string =>
  `That was a lot at once. Uploads continue at ${clockTime(instantMs)}.`;

const clockTime = (instantMs: number): string =>
  new Date(instantMs).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
