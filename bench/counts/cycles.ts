import type { Import } from "./imports.ts";

type Graph = Map<string, Set<string>>;

function graphOf(imports: Import[], nodeOf: (path: string) => string | undefined): Graph {
  const graph: Graph = new Map();
  for (const { from, to } of imports) {
    const [start, end] = [nodeOf(from), nodeOf(to)];
    if (start === undefined || end === undefined || start === end) continue;
    graph.set(start, (graph.get(start) ?? new Set()).add(end));
  }
  return graph;
}

/** @returns a shortest way from `start` back to it, or nothing */
function cycleThrough(graph: Graph, start: string): string[] | undefined {
  const previous = new Map<string, string>();
  const queue = [start];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const path = [start];
        for (let at: string | undefined = node; at !== undefined && at !== start; at = previous.get(at))
          path.unshift(at);
        return [start, ...path];
      }
      if (previous.has(next)) continue;
      previous.set(next, node);
      queue.push(next);
    }
  }
  return undefined;
}

/** One cycle for every group of nodes that reach each other, as `a -> b -> a`. */
function cyclesOf(graph: Graph): string[] {
  const cycles: string[] = [];
  const seen = new Set<string>();
  for (const node of graph.keys()) {
    if (seen.has(node)) continue;
    const cycle = cycleThrough(graph, node);
    for (const each of cycle ?? []) seen.add(each);
    if (cycle) cycles.push(cycle.join(" -> "));
  }
  return cycles;
}

export const fileCycles = (imports: Import[]) => cyclesOf(graphOf(imports, (path) => path));

/**
 * Cycles between folders that stand side by side, at every level below a package. A folder counts with everything in
 * it, so that `rules/plans/` and `store/tables/` are `rules` and `store` where these two meet.
 */
export function folderCycles(imports: Import[]): string[] {
  const parents = new Set<string>();
  for (const { from } of imports)
    for (let end = from.indexOf("/"); end >= 0; end = from.indexOf("/", end + 1)) parents.add(from.slice(0, end + 1));
  return [...parents].flatMap((parent) => {
    const child = (path: string) => {
      if (!path.startsWith(parent)) return undefined;
      const end = path.indexOf("/", parent.length);
      return end < 0 ? undefined : path.slice(0, end);
    };
    return cyclesOf(graphOf(imports, child));
  });
}
