import { type AtRule, type ChildNode, parse, type Rule } from "postcss";

/** CSS without classes, or a rule with the classes of each of its selectors, or an at-rule around others. */
type Piece = string | { css: string; classLists: string[][] } | { opening: string; pieces: Piece[] };

/**
 * Keeps the rules whose classes all occur in a document, rules without classes, and the order of layers.
 * @returns a function from HTML to its critical CSS
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
  const classLists = rule.selectors.map(classesOf);
  return classLists.some((classes) => classes.length === 0) ? String(rule) : { css: String(rule), classLists };
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
  if ("css" in piece) return piece.classLists.some((all) => all.every((name) => classes.has(name))) ? piece.css : "";
  const inner = piece.pieces.map((one) => textOf(one, classes)).join("");
  // Empty layers stay, because they define the order of layers.
  return inner || piece.opening.startsWith("@layer") ? `${piece.opening}${inner}}` : "";
}
