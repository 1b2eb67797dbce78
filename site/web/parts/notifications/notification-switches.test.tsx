// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { LevelDraft } from "../../../shared/notifications/level-draft.ts";
import type { NotificationKind, NotificationSettings } from "../../../shared/notifications/notification.ts";
import { NavigationRouter } from "../../navigation/navigation-router.tsx";
import { heldNavigation } from "../../navigation/testing/held-navigation.ts";
import { closeAccountDialog, useAccountDialogRequest } from "../../state/account-dialog.ts";
import { kindLabels } from "./kind-labels.ts";
import { NotificationSwitches } from "./notification-switches.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = () => {};
afterEach(() => leave());

const kinds = ["like", "comment", "mention"] as const satisfies NotificationKind[];

/** The settings of a member to whom all is on, and a server that answers when the test says so. */
function settingsPage() {
  let stored: NotificationSettings = {
    rhythm: "never",
    levels: kinds.map((kind) => ({ kind, inApp: true, byEmail: true })),
  };
  const saves = ({ levels = [] }: LevelDraft) => {
    const changed = new Map(levels.map(({ kind, in_app }) => [kind, in_app]));
    stored = {
      ...stored,
      levels: stored.levels.map((level) => ({ ...level, inApp: changed.get(level.kind) ?? level.inApp })),
    };
  };
  const calls: { body: LevelDraft; answer: (response: Response) => void }[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    calls.push({ body: JSON.parse(String(body)), answer: resolve });
    return promise;
  });
  const dialogs = new Set<object>();
  function Dialog() {
    const request = useAccountDialogRequest();
    if (request) dialogs.add(request);
    return null;
  }
  const { navigation, loads } = heldNavigation();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() =>
    root.render(
      <NavigationRouter navigation={navigation}>
        {() => (
          <>
            <NotificationSwitches settings={stored} />
            <Dialog />
          </>
        )}
      </NavigationRouter>,
    ),
  );
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  const inputOf = (kind: NotificationKind) =>
    [...place.querySelectorAll("label")]
      .find(({ textContent }) => textContent?.includes(kindLabels[kind].name))
      ?.querySelector("input");
  return {
    calls,
    dialogs,
    press: (...pressed: NotificationKind[]) => {
      for (const kind of pressed) act(() => inputOf(kind)?.click());
    },
    isOn: () => kinds.map((kind) => inputOf(kind)?.checked),
    isSaving: () => place.querySelector("[aria-busy]") !== null,
    /** Answers the last call. */
    answers: (status: number) =>
      act(async () => {
        const { body, answer } = calls.at(-1)!;
        if (status === 200) saves(body);
        answer(Response.json(status === 200 ? { data: stored } : {}, { status }));
        await new Promise((resolve) => setTimeout(resolve));
      }),
    refreshes: () => act(async () => loads.at(-1)?.arrive("refreshed")),
    closesDialog: (isSignedIn: boolean) =>
      act(async () => {
        // It waits for the call that it repeats.
        void closeAccountDialog(isSignedIn);
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}

describe("switches that are pressed one after the other", () => {
  test("are saved in that order, and one that fails goes back alone", async () => {
    const { calls, press, isOn, isSaving, answers, refreshes } = settingsPage();
    press("like", "comment", "mention");
    expect([isOn(), isSaving(), calls.length]).toEqual([[false, false, false], true, 1]);
    await answers(200);
    expect(isOn()).toEqual([false, false, false]);
    await answers(500);
    expect([isOn(), isSaving()]).toEqual([[false, true, false], true]);
    await answers(200);
    expect([isOn(), isSaving()]).toEqual([[false, true, false], false]);
    await refreshes();
    expect(isOn()).toEqual([false, true, false]);
    expect(calls.map(({ body }) => body.levels?.map(({ kind }) => kind))).toEqual([["like"], ["comment"], ["mention"]]);
  });

  test("ask to log in once, and all go back when the person doesn’t", async () => {
    const { calls, dialogs, press, isOn, isSaving, answers, closesDialog, refreshes } = settingsPage();
    press("like", "comment", "mention");
    await answers(401);
    expect([isOn(), dialogs.size]).toEqual([[false, false, false], 1]);
    await closesDialog(false);
    await refreshes();
    expect([isOn(), isSaving()]).toEqual([[true, true, true], false]);
    expect([dialogs.size, calls.length]).toEqual([1, 1]);
  });

  test("ask to log in once, and are all saved when the person does", async () => {
    const { calls, dialogs, press, isOn, answers, closesDialog, refreshes } = settingsPage();
    press("like", "comment");
    await answers(401);
    await closesDialog(true);
    for (const status of [200, 200]) await answers(status);
    await refreshes();
    expect([isOn(), dialogs.size, calls.length]).toEqual([[false, false, true], 1, 3]);
  });
});
