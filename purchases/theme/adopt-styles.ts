const adopted = new Set<string>();

/**
 * Gives the page a stylesheet of the SDK's own, once a text. It is a constructed sheet: no element appears in the host
 * page, a strict policy against inline styles holds, and the host's build need not know what a stylesheet is.
 * Does nothing on a server.
 */
export function adoptStyles(css: string): void {
  if (typeof document === "undefined" || adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
