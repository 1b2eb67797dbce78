import { type Endpoint, pathParametersOf } from "./endpoint.ts";

/** The path of the example request, with its query. */
export function examplePathOf(endpoint: Endpoint): string {
  const path = pathParametersOf(endpoint).reduce(
    (so, { name, example }) => so.replace(`:${name}`, encodeURIComponent(example)),
    endpoint.path,
  );
  const query = (endpoint.query ?? []).filter((it) => !it.isRare).map((it) => [it.name, it.example]);
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

/** The example request as a command for a POSIX shell, which has the key in a variable. */
export function curlOf(endpoint: Endpoint, address: string): string {
  const { method, headers = [], body, key } = endpoint;
  return [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}${quoted(address + examplePathOf(endpoint))}`,
    `-H "Authorization: Bearer $${key === "secret" ? "SECRET_KEY" : "PUBLIC_KEY"}"`,
    ...headers.map((it) => `-H ${quoted(`${it.name}: ${it.example}`)}`),
    ...(body ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body.example, null, 2))}`] : []),
  ].join(" \\\n  ");
}

/** As one word of a shell: quoted where it has more than letters, digits and signs without a meaning. */
function quoted(text: string): string {
  return /^[\w./:@%=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
