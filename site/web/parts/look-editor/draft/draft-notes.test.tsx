// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test } from "vitest";
import { DraftNotes } from "./draft-notes.tsx";
import type { LocalLookDraft } from "./local-look-draft.ts";
import { LookConflict } from "./look-conflict.tsx";
import { emptyDraft, hasSameContent } from "./look-draft.ts";
import type { LookDraftControls } from "./use-look-draft.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = () => {};
afterEach(() => leave());

function shown(children: ReactNode) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() => root.render(children));
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  return place;
}

const changedAt = "2026-03-01T12:00:00.000Z";
const published = { ...emptyDraft, title: "Rain", basedOn: changedAt };

function controlsOf(draft: LocalLookDraft, more: Partial<LookDraftControls> = {}) {
  const kept = { draft };
  const controls = {
    draft,
    initial: published,
    hasChanges: !hasSameContent(draft, published),
    isRestored: false,
    sync: null,
    syncState: { step: "empty" },
    change(to: (before: LocalLookDraft) => LocalLookDraft) {
      kept.draft = to(kept.draft);
    },
    clear() {
      kept.draft = published;
    },
    ...more,
  } as LookDraftControls;
  return { kept, controls };
}

const found = { step: "saved", isRestored: true, savedAt: new Date().toISOString() } as const;

describe("a restored draft", () => {
  test("is announced with the time it was saved", () => {
    const { controls } = controlsOf({ ...published, title: "Rain at noon" }, { syncState: found });
    const status = shown(<DraftNotes controls={controls} />).querySelector("[role=status]");
    expect(status?.textContent).toBe("We’ve restored your draft. You saved it just now.");
  });

  test("is not spoken of when it is the published look", () => {
    const { controls } = controlsOf(published, { syncState: found, isRestored: true });
    expect(shown(<DraftNotes controls={controls} />).textContent).toBe("");
  });
});

describe("a look that was changed since its draft began", () => {
  const press = (place: Element, label: string) =>
    act(() => [...place.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click());
  const begun = { ...published, title: "Rain at noon", basedOn: "2026-02-01T12:00:00.000Z" };

  test("is shown beside the draft, which can be kept", () => {
    const { controls, kept } = controlsOf(begun);
    const place = shown(<LookConflict controls={controls} changedAt={changedAt} />);
    expect(place.querySelector("[role=alert]")?.textContent).toContain("This look was changed");
    for (const title of ["Your draftRain at noon", "Rain"]) expect(place.textContent).toContain(title);
    press(place, "Keep draft");
    expect(kept.draft).toEqual({ ...begun, basedOn: changedAt });
  });

  test("can be taken instead", () => {
    const { controls, kept } = controlsOf(begun);
    press(shown(<LookConflict controls={controls} changedAt={changedAt} />), "Use published look");
    expect(kept.draft).toBe(published);
  });
});
