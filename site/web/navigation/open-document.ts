/** Lets the browser load an address. Never resolves: the page's script ends, or waits in the browser's cache. */
export function openDocument(url: URL, { replace }: { replace: boolean }): Promise<never> {
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error(`${url.protocol} is not to be opened.`);
  const isHere = url.pathname + url.search === location.pathname + location.search && url.origin === location.origin;
  if (isHere) location.reload();
  else if (replace) location.replace(url);
  else location.assign(url);
  return new Promise(() => {});
}
