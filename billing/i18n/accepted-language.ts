import { normalizeLocale } from "@hemline/protocol/locale";

/** No language tag in use is longer. */
const maxTagLength = 35;

/** The browser's preferred language among the 33, from its `Accept-Language`. */
export function acceptedLanguage(header: string | null | undefined): string | null {
  const wishes = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((wish) => {
      const [tag = "", ...parameters] = wish.trim().split(/\s*;\s*/);
      const quality = parameters.find((it) => it.startsWith("q="));
      return { tag, weight: quality ? Number(quality.slice(2)) || 0 : 1 };
    });
  const spoken = wishes.filter(({ tag, weight }) => weight > 0 && knownTag(tag) !== null);
  return spoken.toSorted((one, other) => other.weight - one.weight)[0]?.tag ?? null;
}

export function knownTag(tag: string | null | undefined): string | null {
  if (!tag || tag.length > maxTagLength || !/^[a-z]{2,3}([-_][a-z0-9]{1,8})*$/i.test(tag)) return null;
  return normalizeLocale(tag) ? tag : null;
}
