import { noSuchOption } from "../problems.ts";

/**
 * A query parameter that must be one of `options`.
 * @param word what it is called in the message
 * @throws 400
 */
export function queryOption<Option extends string>(
  url: URL,
  name: string,
  options: readonly Option[],
  word = name,
): Option | null {
  const text = url.searchParams.get(name);
  if (!text) return null;
  const option = options.find((one) => one === text);
  if (!option) throw noSuchOption(word, text.slice(0, 40));
  return option;
}
