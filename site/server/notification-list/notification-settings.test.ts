import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";
import { sentencesOf } from "./testing/read-notifications.ts";

describe("the settings", () => {
  test("a kind that is off is not written; other kinds and members are as before", async () => {
    const { ada, joins } = await testSite();
    const bea = await joins("Bea");
    const { slug } = await ada.posts("Rain on Sunday");
    const off = { levels: [{ kind: "like", in_app: false, by_email: true }] };
    const saved = await ada.sends<{ rhythm: string; levels: unknown[] }>("PUT", api.notificationLevels, off);
    expect([saved.status, saved.message, saved.data.rhythm]).toEqual([200, "Notification settings saved", "weekly"]);
    await bea.likes(slug);
    await bea.follows(ada.slug);
    expect(await sentencesOf(ada)).toEqual(["Bea followed you"]);
    const { levels, rhythm } = await ada.sees("settingsNotifications", paths.settingsNotifications);
    expect(levels.filter(({ inApp }) => !inApp)).toEqual([{ kind: "like", inApp: false, byEmail: true }]);
    expect(rhythm).toBe("weekly");
  });

  test("keep what a change leaves out", async () => {
    const { ada } = await testSite();
    for (const change of [{ in_app: false }, { by_email: false }, {}])
      await ada.sends("PUT", api.notificationLevels, { levels: [{ kind: "like", ...change }] });
    const { levels } = await ada.sees("settingsNotifications", paths.settingsNotifications);
    expect(levels.find(({ kind }) => kind === "like")).toEqual({ kind: "like", inApp: false, byEmail: false });
  });

  test("that make no sense are refused at their field", async () => {
    const { ada } = await testSite();
    const drafts = [
      { digest: "hourly" },
      { levels: [{ kind: "poke", in_app: true, by_email: true }] },
      { levels: [{ kind: "like", in_app: "yes", by_email: true }] },
      { levels: Array.from({ length: 2 }, () => ({ kind: "like", in_app: true, by_email: true })) },
    ];
    for (const draft of drafts) {
      const { status, data } = await ada.sends<object>("PUT", api.notificationLevels, draft);
      expect([status, Object.keys(data)[0]], JSON.stringify(draft)).toEqual([
        422,
        expect.stringMatching(/^(digest|levels)/),
      ]);
    }
  });
});
