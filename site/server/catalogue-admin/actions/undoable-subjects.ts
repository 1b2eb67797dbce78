import { type CatalogueState, catalogueStates } from "../../../shared/catalogue-admin/catalogue-options.ts";
import { withdrawAbout } from "../../notifications/withdraw.ts";
import type { SiteContext } from "../../site-context.ts";
import { stateActs, undoableActs } from "../history/undoable.ts";
import type { Subject, Subjects } from "./subjects.ts";
import type { Logged, Undoable } from "./undo-actions.ts";

/** Brands or products, which an undo moves back to the state before. */
export const undoableSubjects = (site: Pick<SiteContext, "clock">, subjects: Subjects): Undoable<Subject> => ({
  ...{ kind: subjects.kind, moves: stateActs, undoableActs },
  tooLate: "Actions can be undone for a day, and merging can’t be undone.",
  async lock(tx, ids) {
    const held = await subjects.byIds(tx, ids);
    return held.length ? subjects.lock(tx, held) : [];
  },
  nameOf: ({ slug, name }) => ({ slug, name }),
  obstacle: async (tx, subject, { before }) => (stateIn(before) === "live" ? subjects.obstacle(tx, subject) : null),
  async undo(tx, { id, state, answer }, { act, before }) {
    const to = { state: stateIn(before) ?? "proposed", answer: textIn(before, "answer") };
    await subjects.set(tx, id, { ...to, editedAt: site.clock() });
    if (act === "approve" || act === "refuse") await withdrawAbout(tx, id);
    return { act: "undo", kind: subjects.kind, id, before: { state, answer }, after: to };
  },
  settle: (tx, undone) => subjects.settle(tx, undone),
});

const stateIn = (fields: Logged["before"]): CatalogueState | undefined =>
  catalogueStates.find((state) => state === fields?.state);

const textIn = (fields: Logged["before"], name: string): string | null => {
  const text = fields?.[name];
  return typeof text === "string" ? text : null;
};
