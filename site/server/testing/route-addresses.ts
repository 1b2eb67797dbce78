import { type RouteId, routeIds, routes } from "../../shared/routes.ts";

interface Named {
  look: string;
  member: string;
  /** Ids. */
  item: string;
  outfit: string;
  /** Without them, their pages are not found: an id, and slugs. */
  review?: string;
  brand?: string;
  collection?: string;
  product?: string;
  discussion?: string;
  group?: string;
  entry?: string;
  category?: string;
  /** The token of an entry’s preview. */
  preview?: string;
}

/** The address of every page, with these in place of `:slug` and `:id`. */
export const routeAddresses = (named: Named): [RouteId, string][] =>
  routeIds.map((id) => {
    const { path } = routes[id];
    return [
      id,
      path
        .replace(":slug", slugIn(path, named))
        .replace(":collectionSlug", named.collection ?? "none")
        .replace(":categorySlug", named.category ?? "none")
        .replace(":id", idIn(path, named)) + (id === "entryPreview" ? `?token=${named.preview ?? "none"}` : ""),
    ];
  });

function idIn(path: string, { item, outfit, review = item }: Named): string {
  if (path.includes("/outfits/")) return outfit;
  return path.startsWith("/reviews/") ? review : item;
}

function slugIn(
  path: string,
  { look, member, brand = "none", product = "none", discussion = "none", group = "none", entry = "none" }: Named,
): string {
  const nouns = {
    looks: look,
    brands: brand,
    products: product,
    discussions: discussion,
    groups: group,
    notebook: entry,
  };
  const noun = Object.entries(nouns).find(([name]) => path.includes(`/${name}/`));
  return noun ? noun[1] : member;
}
