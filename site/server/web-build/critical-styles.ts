import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from "postcss";

/** A part of the stylesheet, with the custom properties and keyframes that it uses. */
type Piece =
  | { kind: "always"; css: string; uses: string[] }
  | { kind: "rule"; css: string; uses: string[]; classLists: string[][] }
  | { kind: "named"; css: string; uses: string[]; name: string }
  | { kind: "group"; opening: string; pieces: Piece[] };

/**
 * Cuts a stylesheet down to what a document's first picture needs: the rules whose classes all occur in it, and the
 * custom properties and keyframes that these use. Everything else that depends on no class is kept, and so is the order
 * of layers.
 * @returns the styles of a document, from its HTML
 */
export function criticalStyles(stylesheet: string): (html: string) => string {
  const pieces = parse(stylesheet).nodes.map(pieceOf);
  const usesOfName = Map.groupBy(pieces.flatMap(namedPieces), ({ name }) => name);
  return (html) => {
    const classes = classesIn(html);
    const used = new Set(usesIn(html));
    for (const name of pieces.flatMap((piece) => usesOf(piece, classes))) used.add(name);
    // A set grows while it is walked: names used by named pieces are visited too.
    for (const name of used) for (const { uses } of usesOfName.get(name) ?? []) for (const use of uses) used.add(use);
    return pieces.map((piece) => textOf(piece, classes, used)).join("");
  };
}

function pieceOf(node: ChildNode): Piece {
  const css = String(node);
  if (node.type === "rule") return rulePiece(node);
  if (node.type === "decl") return declarationPiece(node);
  if (node.type !== "atrule") return { kind: "always", css, uses: [] };
  if (node.name === "keyframes") return { kind: "named", css, uses: usesIn(css), name: node.params };
  if (isGroup(node))
    return { kind: "group", opening: `@${node.name} ${node.params}{`, pieces: node.nodes.map(pieceOf) };
  return { kind: "always", css: node.nodes ? css : `${css};`, uses: usesIn(css) };
}

const isGroup = (node: AtRule): node is AtRule & { nodes: ChildNode[] } =>
  node.nodes !== undefined && ["layer", "media", "supports", "container"].includes(node.name);

function rulePiece(rule: Rule): Piece {
  const css = String(rule);
  const classLists = rule.selectors.map(classesOf);
  if (classLists.every((classes) => classes.length > 0)) return { kind: "rule", css, uses: usesIn(css), classLists };
  if (rule.nodes.some((node) => node.type === "decl" && node.variable))
    return { kind: "group", opening: `${rule.selector}{`, pieces: rule.nodes.map(pieceOf) };
  return { kind: "always", css, uses: usesIn(css) };
}

function declarationPiece(declaration: Declaration): Piece {
  const css = `${declaration};`;
  const uses = usesIn(css);
  return declaration.variable ? { kind: "named", css, uses, name: declaration.prop } : { kind: "always", css, uses };
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

/** The custom properties that a text reads, and the words of its animations, the names of keyframes among them. */
function usesIn(text: string): string[] {
  const properties = [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? "");
  const animations = [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value]) =>
    value?.match(/[\w-]+/g),
  );
  return [...properties, ...animations.filter((word) => word !== undefined && word !== null)];
}

const namedPieces = (piece: Piece): (Piece & { kind: "named" })[] =>
  piece.kind === "group" ? piece.pieces.flatMap(namedPieces) : piece.kind === "named" ? [piece] : [];

const isMatched = ({ classLists }: Piece & { kind: "rule" }, classes: Set<string>) =>
  classLists.some((all) => all.every((name) => classes.has(name)));

function usesOf(piece: Piece, classes: Set<string>): string[] {
  if (piece.kind === "group") return piece.pieces.flatMap((one) => usesOf(one, classes));
  if (piece.kind === "named" || (piece.kind === "rule" && !isMatched(piece, classes))) return [];
  return piece.uses;
}

function textOf(piece: Piece, classes: Set<string>, used: Set<string>): string {
  switch (piece.kind) {
    case "always":
      return piece.css;
    case "rule":
      return isMatched(piece, classes) ? piece.css : "";
    case "named":
      return used.has(piece.name) ? piece.css : "";
    case "group": {
      const inner = piece.pieces.map((one) => textOf(one, classes, used)).join("");
      // An empty layer still has its place among the others.
      return inner || piece.opening.startsWith("@layer") ? `${piece.opening}${inner}}` : "";
    }
  }
}
