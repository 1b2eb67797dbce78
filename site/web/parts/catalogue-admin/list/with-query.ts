/** An address with its query; what is null or empty is left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return search.size ? `${path}?${search}` : path;
}
