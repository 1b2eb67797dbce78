const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** XML has no way to write these, not even escaped: a reader would refuse the whole feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** For text and attributes, of XML and of HTML. */
export const escapeXml = (text: string): string =>
  text.replace(notInXml, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
