import type { CatalogueChange } from "../../../../shared/catalogue-admin/catalogue-admin.ts";

/** “changed description, founded”, “merged Norr och Sund into this brand”, as it stands after a name. */
export function changeInWords(
  { act, fields, about }: Pick<CatalogueChange, "act" | "fields" | "about">,
  noun: string,
  labels: Readonly<Record<string, string>>,
): string {
  switch (act) {
    case "create":
      return `created this ${noun}`;
    case "edit":
      return fields.length > 0
        ? `changed ${fields.map((name) => (labels[name] ?? name).toLowerCase()).join(", ")}`
        : `edited this ${noun}`;
    case "delete":
      return about ? `deleted ${about}` : `deleted this ${noun}`;
    case "approve":
      return `approved this ${noun}`;
    case "refuse":
      return `refused this ${noun}`;
    case "hide":
      return `hid this ${noun}`;
    case "show":
      return `showed this ${noun} again`;
    case "merge":
      return about ? `merged ${about} into this ${noun}` : `merged this ${noun}`;
    case "undo":
      return "undid the change before";
    case "reorder":
      return `changed the order of ${orderedIn[noun] ?? "collections"}`;
    case "add-product":
      return about ? `added ${about}` : "added a product";
    case "remove-product":
      return about ? `took out ${about}` : "took out a product";
    case "change-role":
      return "changed a role";
    case "dismiss":
      return "dismissed a report";
    case "warn":
    case "pause-posting":
    case "suspend":
    case "ban":
    case "uphold":
    case "lift":
      return "decided about a member";
    case "pin":
      return `pinned this ${noun}`;
    case "unpin":
      return `unpinned this ${noun}`;
    case "lock":
      return `locked this ${noun}`;
    case "unlock":
      return `unlocked this ${noun}`;
    case "move":
      return `moved this ${noun}`;
    case "publish":
      return `published this ${noun}`;
    case "schedule":
      return `scheduled this ${noun}`;
    case "unpublish":
      return `unpublished this ${noun}`;
    case "preview":
      return "made a preview link";
    case "end-previews":
      return "ended the preview links";
    case "close-comments":
      return "turned comments off";
    case "open-comments":
      return "turned comments on";
    case "replace-response":
      return "replaced a response";
    case "delete-response":
      return "deleted a response";
    case "split":
      return `moved replies out of this ${noun}`;
  }
}

/** What an order of something is of. */
const orderedIn: Readonly<Record<string, string>> = { collection: "products", group: "groups", category: "categories" };
