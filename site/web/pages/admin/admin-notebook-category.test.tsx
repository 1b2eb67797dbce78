// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { SaveConflict } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { CategoryFields } from "../../../shared/notebook-admin/notebook-admin.ts";
import { NavigationRouter } from "../../navigation/navigation-router.tsx";
import { heldNavigation } from "../../navigation/testing/held-navigation.ts";
import { noor, tilda } from "../../parts/notebook/testing/sample-entries.ts";
import { PayloadProvider } from "../../payload.ts";
import { AdminNotebookCategory } from "./admin-notebook-category.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const cloth: CategoryFields = {
  ...{ version: 3, name: "Cloth", slug: "cloth", description: "What clothes are made of.", cover: null, coverAlt: "" },
};

let leave = () => {};
afterEach(() => leave());

/** The form as an admin sees it, and what it sends. */
function openForm(answers: (() => Response)[]) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answers.shift()?.() ?? Response.json({}, { status: 503 });
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const waiting = { openCases: 0, openAppeals: 0, proposals: { brands: 0, products: 0 }, waitingReviews: 0 };
  const data = { ...waiting, category: cloth, entries: 2, others: [], oldSlugs: ["fabric"], changes: [] };
  const page = { id: "adminNotebookCategory", data } as const;
  act(() =>
    root.render(
      <NavigationRouter navigation={heldNavigation().navigation}>
        {() => (
          <PayloadProvider
            value={{ viewer: { ...noor, isAdmin: true }, build: "1", year: 2026, origin: "", kind: "page", page }}
          >
            <AdminNotebookCategory />
          </PayloadProvider>
        )}
      </NavigationRouter>,
    ),
  );
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  const buttons = () => [...place.querySelectorAll("button")];
  return {
    ...{ place, sent },
    types: (name: string, text: string) =>
      act(() => {
        const field = place.querySelector<HTMLTextAreaElement>(`[name=${name}]`)!;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    presses: (label: string) =>
      act(async () =>
        buttons()
          .find(({ textContent }) => textContent === label)
          ?.click(),
      ),
    saves: () => act(async () => place.querySelector<HTMLFormElement>("form[method=post], form")?.requestSubmit()),
  };
}

const conflict = (): Response => {
  const saved = { ...cloth, version: 4, name: "Cloth and thread", description: "Wool, silk and linen." };
  const data: SaveConflict<CategoryFields> = {
    ...{ saved, fields: ["name", "description"], by: tilda, at: "2026-11-14T09:00:00Z" },
  };
  return Response.json({ message: "Someone else saved this.", data }, { status: 409 });
};

describe("a category’s form", () => {
  test("shows where the category is, and which addresses lead there", () => {
    const { place } = openForm([]);
    expect(place.querySelector("a[href='/notebook/categories/cloth']")).not.toBeNull();
    expect(place.textContent).toContain("“fabric” leads here too.");
    expect(place.textContent).not.toContain("Merge into another category");
  });

  test("asks which version to keep when another admin has saved, and sends what was chosen", async () => {
    const { place, sent, types, saves, presses } = openForm([
      conflict,
      () => Response.json({ message: "Saved", data: { slug: "cloth", version: 5 } }),
    ]);
    types("description", "Fibres, seen closely.");
    await saves();
    expect(place.textContent).toContain("Tilda Rask saved this category while you were writing");
    expect(sent).toMatchObject([{ version: 3, name: "Cloth", description: "Fibres, seen closely." }]);
    await presses("Save this choice");
    // Only she changed the name; both changed the description.
    expect(sent[1]).toMatchObject({ version: 4, name: "Cloth and thread", description: "Fibres, seen closely." });
  });
});
