const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives the page a stylesheet of the SDK's own, once a text. It is a constructed sheet: no element appears in the host
 * page, a strict policy against inline styles holds, and the host's build need not know what a stylesheet is.
 * Does nothing on a server.
 * @param near something inside a shadow root, which sees no sheet of the page: it is given the sheet too.
 */
export function adoptStyles(css: string, near: Node | null = null): void {
  if (typeof document === "undefined") return;
  if ("adoptedStyleSheets" in document) adoptIn(document, css, near);
  else appendOnce(css);
}

function adoptIn(page: Document, css: string, near: Node | null): void {
  const sheet = sheets.get(css) ?? constructed(css);
  sheets.set(css, sheet);
  adopt(page, sheet);
  const root = near?.getRootNode();
  if (root && root !== page && root instanceof ShadowRoot) adopt(root, sheet);
}

const appended = new Set<string>();

/** Phones of before 2023, and the pages in which most apps are tested, construct no sheets. */
function appendOnce(css: string): void {
  if (appended.has(css)) return;
  appended.add(css);
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
}

function constructed(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Looked at each time: a page that sets its sheets anew drops ours. */
function adopt(root: DocumentOrShadowRoot, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
