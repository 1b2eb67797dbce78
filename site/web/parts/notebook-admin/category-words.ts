import type { FieldWords } from "../catalogue-admin/conflict/conflict-choice.tsx";
import { photoValue, textValue } from "../catalogue-admin/conflict/field-value.tsx";
import type { EditedCategory } from "./edited-category.ts";

/** How the fields of a category are called, and what they hold. */
export const categoryWords: FieldWords<EditedCategory> = {
  labels: {
    name: "Name",
    slug: "Address",
    description: "Description",
    cover: "Cover",
    coverAlt: "What the cover shows",
  },
  valueOf: (edited, name) => (name === "cover" ? photoValue(edited.cover) : textValue(edited[name])),
};
