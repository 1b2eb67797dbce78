const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds a stylesheet to the page, once. It is a constructed one: no element in the host page, compatible with a strict
 * Content-Security-Policy, and no CSS import in the host's build. Does nothing on a server.
 * @param near a node whose shadow root, if any, gets the stylesheet too
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

/** Phones before 2023 and test DOMs have no constructable stylesheets. */
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

/** Checked each time, as a page that replaces its stylesheets drops ours. */
function adopt(root: DocumentOrShadowRoot, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
