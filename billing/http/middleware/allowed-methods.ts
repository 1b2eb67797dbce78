interface Route {
  method: string;
  path: string;
}

/** The methods of a path's routes; none where there is no route. */
export function allowedMethods(routes: readonly Route[], path: string): string[] {
  const asked = words(path);
  const methods = routes
    .filter((route) => route.method !== "ALL" && fits(words(route.path), asked))
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return [...new Set(methods)].sort();
}

const words = (path: string) => path.split("/").filter((it) => it !== "");

const fits = (shape: readonly string[], asked: readonly string[]) =>
  shape.length === asked.length && shape.every((word, at) => word.startsWith(":") || word === asked[at]);
