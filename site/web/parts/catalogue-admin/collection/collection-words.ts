import { seasons } from "../../../../shared/looks/look-options.ts";
import { seasonLabels } from "../../looks/occasion-labels.ts";
import type { FieldWords } from "../conflict/conflict-choice.tsx";
import { photoValue, textValue } from "../conflict/field-value.tsx";
import type { EditedCollection } from "./edited-collection.ts";

/** How the fields of a collection are called, and what they hold. */
export const collectionWords: FieldWords<EditedCollection> = {
  labels: {
    name: "Name",
    slug: "Address",
    season: "Season",
    year: "Year",
    description: "Description",
    cover: "Cover",
    coverAlt: "What the cover shows",
  },
  valueOf(edited, name) {
    if (name === "cover") return photoValue(edited.cover);
    if (name !== "season") return textValue(edited[name]);
    const season = seasons.find((one) => one === edited.season);
    return textValue(season ? seasonLabels[season] : "");
  },
};
