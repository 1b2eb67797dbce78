/** Null where the URL is not valid. `URL.canParse` is younger than some of the phones that people pay with. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
