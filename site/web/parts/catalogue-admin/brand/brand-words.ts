import type { FieldWords } from "../conflict/conflict-choice.tsx";
import { photoValue, textValue } from "../conflict/field-value.tsx";
import type { EditedBrand } from "./edited-brand.ts";

/** How the fields of a brand are called, and what they hold. */
export const brandWords: FieldWords<EditedBrand> = {
  labels: {
    name: "Name",
    slug: "Address",
    description: "Description",
    links: "Links",
    foundedIn: "Founded",
    logo: "Logo",
    cover: "Cover",
    coverAlt: "What the cover shows",
    members: "Who may respond to reviews",
  },
  valueOf(edited, name) {
    switch (name) {
      case "logo":
      case "cover":
        return photoValue(edited[name]);
      case "links":
        return textValue(edited.links.filter(Boolean).join("\n"));
      case "members":
        return textValue([...edited.members].sort().join(", "));
      default:
        return textValue(edited[name]);
    }
  },
};
