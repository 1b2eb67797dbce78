import type { GroupWriters } from "../../../shared/groups/group-options.ts";
import type { AllowedReaders } from "../../../shared/reader-access.ts";
import type { FieldWords } from "../catalogue-admin/conflict/conflict-choice.tsx";
import { photoValue, textValue } from "../catalogue-admin/conflict/field-value.tsx";
import { colourLabels } from "../colours/colour-labels.ts";
import type { EditedGroup } from "./edited-group.ts";

export const readersLabels: Record<AllowedReaders, string> = {
  everyone: "Everyone",
  members: "Members",
  subscribers: "Subscribers",
};

export const writersLabels: Record<GroupWriters, string> = {
  members: "Members",
  subscribers: "Subscribers",
  admins: "Admins",
};

/** How the fields of a group are called, and what they hold. */
export const groupWords: FieldWords<EditedGroup> = {
  labels: {
    name: "Name",
    slug: "Address",
    description: "Description",
    colour: "Colour",
    cover: "Cover",
    coverAlt: "What the cover shows",
    mayRead: "Who may read",
    mayPost: "Who may write",
    isClosed: "Closed",
  },
  valueOf(edited, name) {
    switch (name) {
      case "cover":
        return photoValue(edited.cover);
      case "colour":
        return textValue(colourLabels[edited.colour]);
      case "mayRead":
        return textValue(readersLabels[edited.mayRead]);
      case "mayPost":
        return textValue(writersLabels[edited.mayPost]);
      case "isClosed":
        return textValue(edited.isClosed ? "Yes" : "No");
      default:
        return textValue(edited[name]);
    }
  },
};
