import { type AtRule, type ChildNode, parse, type Rule } from "postcss";

/** CSS that depends on no class, or a rule with the classes that each of its selectors wants, or a block around others. */
type Piece = string | { css: string; wanted: string[][] } | { opening: string; pieces: Piece[] };

/**
 * Cuts a stylesheet down to what a document's first picture needs: the rules whose classes all occur in it. Everything
 * that depends on no class is kept, and so is the order of layers.
 * @returns the styles of a document, from its HTML
 */
export function criticalStyles(stylesheet: string): (html: string) => string {
  const pieces = parse(stylesheet).nodes.map(pieceOf);
  return (html) => {
    const classes = classesIn(html);
    return pieces.map((piece) => textOf(piece, classes)).join("");
  };
}

function pieceOf(node: ChildNode): Piece {
  if (node.type === "rule") return rulePiece(node);
  if (node.type === "atrule" && isGroup(node))
    return { opening: `@${node.name} ${node.params}{`, pieces: node.nodes.map(pieceOf) };
  return node.type === "atrule" && !node.nodes ? `${node};` : String(node);
}

const isGroup = (node: AtRule): node is AtRule & { nodes: ChildNode[] } =>
  node.nodes !== undefined && ["layer", "media", "supports", "container"].includes(node.name);

function rulePiece(rule: Rule): Piece {
  const wanted = rule.selectors.map(classesOf);
  return wanted.some((classes) => classes.length === 0) ? String(rule) : { css: String(rule), wanted };
}

/** Classes within `:not()`, `:is()` or `:has()` need not occur for the selector to match. */
function classesOf(selector: string): string[] {
  let plain = selector;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, "");
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? "");
}

function classesIn(html: string): Set<string> {
  const lists = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...lists].flatMap(([, list]) => (list ?? "").split(" ")));
}

function textOf(piece: Piece, classes: Set<string>): string {
  if (typeof piece === "string") return piece;
  if ("css" in piece) return piece.wanted.some((all) => all.every((name) => classes.has(name))) ? piece.css : "";
  const inner = piece.pieces.map((one) => textOf(one, classes)).join("");
  // An empty layer still has its place among the others.
  return inner || piece.opening.startsWith("@layer") ? `${piece.opening}${inner}}` : "";
}
