// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openConversation, sliceOf, stitch, stitches } from "./testing/open-conversation.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = () => {};
afterEach(() => leave());

function opened(...from: Parameters<typeof openConversation>) {
  const conversation = openConversation(...from);
  leave = conversation.leave;
  const form = "form[aria-label='Edit your reply']";
  return { ...conversation, form, area: () => conversation.element<HTMLTextAreaElement>(`${form} textarea`) };
}

const moved = (number: number) =>
  ({ kind: "moved", id: `place-${number}`, number, to: { slug: "zips", title: "Zips", number: 1 } }) as const;
const deleted = (number: number) => ({ kind: "deleted", id: `stitch-${number}`, number }) as const;

describe("a form in which a reply is edited", () => {
  test("stays with what was typed when the reply is deleted elsewhere, until it is closed", async () => {
    const { click, types, hears, form, area, element } = opened(stitches(1, 5));
    await click("Edit reply", "#message-3");
    types(`${form} textarea`, "Stitch 3, twice");
    await hears("deleted", deleted(3));
    expect(area()?.value).toBe("Stitch 3, twice");
    await click("Cancel", form);
    expect(element("#message-3")?.textContent).toBe("Reply 3 was deleted.");
  });

  test("saves a reply that was moved meanwhile, and leaves its new number to the other discussion", async () => {
    const { click, types, hears, submits, sent, form, area, element } = opened(stitches(1, 5), {
      "PUT /api/messages/stitch-3": () => ({ data: { ...stitch(1, "Stitch 3, twice"), id: "stitch-3" } }),
      GET: () => sliceOf(moved(3), moved(4), moved(5)),
    });
    await click("Edit reply", "#message-3");
    types(`${form} textarea`, "Stitch 3, twice");
    await hears("moved", 3);
    expect(element("#message-4")?.textContent).toBe("Reply 4 was moved to Zips.");
    expect(area()?.value).toBe("Stitch 3, twice");
    await submits(form);
    expect(sent.find(({ to }) => to.startsWith("PUT /api/messages"))?.body).toMatchObject({ text: "Stitch 3, twice" });
    expect(["#message-1 p", "#message-3"].map((one) => element(one)?.textContent)).toEqual([
      ...["Stitch 1", "Reply 3 was moved to Zips."],
    ]);
  });

  test("shows its reply’s place when nothing has been heard of the move", async () => {
    const { click, submits, form, element } = opened(stitches(1, 5), {
      "PUT /api/messages/stitch-3": () => ({ data: { ...stitch(1, "Stitch 3"), id: "stitch-3" } }),
      GET: () => sliceOf(moved(3)),
    });
    await click("Edit reply", "#message-3");
    await submits(form);
    await vi.waitFor(() => expect(element("#message-3")?.textContent).toBe("Reply 3 was moved to Zips."));
    expect(element("#message-1 p")?.textContent).toBe("Stitch 1");
  });
});

describe("a photo that is still uploading when its form is sent", () => {
  const photo = (id: string) => ({
    ...{ id, version: 1, width: 4, height: 5, widths: [], avif: false, colour: "#cba", crop: null, alt: "" },
  });
  const reply = "form[aria-label='Reply']";

  async function choosesPhoto({ click, element }: ReturnType<typeof opened>, form: string) {
    const upload = heldUpload();
    await click("Add photos", form);
    // Its code is loaded.
    await act(() => vi.dynamicImportSettled());
    await chooses(element<HTMLInputElement>(`${form} input[type=file]`)!);
    return upload;
  }

  test("is waited for, and posted with the reply", async () => {
    const conversation = opened(stitches(281, 300), { "POST /api/discussions": () => ({ data: stitch(301) }) });
    const { click, types, submits, sent, element } = conversation;
    const posted = () => sent.filter(({ to }) => to.endsWith("/messages")).map(({ body }) => body);
    types(`${reply} textarea`, "Like this");
    const upload = await choosesPhoto(conversation, reply);
    const button = () => element(`${reply} button[type=submit]`);
    expect(button()?.hasAttribute("aria-busy")).toBe(false);
    await click("Post reply", reply);
    await submits(reply);
    expect([button()?.hasAttribute("aria-busy"), posted()]).toEqual([true, []]);
    await upload.arrives(photo("patch"));
    expect(posted()).toMatchObject([{ text: "Like this", photos: [{ id: "patch" }] }]);
    expect(element<HTMLTextAreaElement>(`${reply} textarea`)?.value).toBe("");
    expect(element("#message-301")?.textContent).toContain("Stitch 301");
  });

  test("keeps the form as it is when it doesn’t come", async () => {
    const conversation = opened(stitches(281, 300));
    const { click, types, sent, element } = conversation;
    types(`${reply} textarea`, "Like this");
    const upload = await choosesPhoto(conversation, reply);
    await click("Post reply", reply);
    await upload.fails();
    expect(sent.filter(({ to }) => to.endsWith("/messages"))).toEqual([]);
    expect(element<HTMLTextAreaElement>(`${reply} textarea`)?.value).toBe("Like this");
    expect(element(`${reply} [role=alert]`)?.textContent).toBe("We couldn’t upload the photo. Choose it again.");
    expect(element(`${reply} button[type=submit]`)?.hasAttribute("aria-busy")).toBe(false);
  });

  test("is waited for when the only other photo is removed meanwhile", async () => {
    const conversation = opened([{ ...stitch(1), photos: [photo("seam")] }], {
      "PUT /api/messages/stitch-1": () => ({ data: stitch(1) }),
    });
    const { click, submits, sent, form, element } = conversation;
    await click("Edit reply", "#message-1");
    await act(() => vi.dynamicImportSettled());
    const upload = heldUpload();
    await chooses(element<HTMLInputElement>(`${form} input[type=file]`)!);
    await act(async () => element(`${form} [aria-label='Remove photo 1']`)?.click());
    await submits(form);
    await upload.arrives(photo("patch"));
    expect(sent.filter(({ to }) => to.startsWith("PUT")).map(({ body }) => body)).toMatchObject([
      { text: "Stitch 1", photos: [{ id: "patch" }] },
    ]);
  });
});

/** An upload that takes as long as the test wants. */
function heldUpload() {
  const held: { status: number; response: unknown; onload: () => void }[] = [];
  class Upload {
    upload = {};
    status = 0;
    response: unknown = null;
    onload = () => {};
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send() {
      held.push(this);
    }
  }
  vi.stubGlobal("XMLHttpRequest", Upload);
  const answers = (status: number, response: unknown) =>
    act(async () => {
      const [upload] = held;
      if (upload) Object.assign(upload, { status, response }).onload();
    });
  return { arrives: (photo: object) => answers(200, { data: photo }), fails: () => answers(503, null) };
}

const chooses = (input: HTMLInputElement) =>
  act(async () => {
    Object.defineProperty(input, "files", { value: [new File(["patch"], "patch.jpg", { type: "image/jpeg" })] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });

describe("replies that come while an earlier part is shown", () => {
  const link = (place: HTMLElement) =>
    [...place.querySelectorAll("a")].find(({ textContent }) => textContent?.startsWith("Go to"))?.textContent;
  const slider = (place: HTMLElement) => place.querySelector("[role=slider]")?.getAttribute("aria-valuemax");

  test("are counted by their numbers, however often they are edited", async () => {
    const { place, hears } = opened(stitches(1, 20));
    expect([link(place), slider(place)]).toEqual(["Go to the latest reply", "300"]);
    for (const number of [280, 301, 302, 301, 300]) await hears("message", stitch(number));
    expect([link(place), slider(place)]).toEqual(["Go to 2 new replies", "302"]);
    await hears("last", 303);
    expect([link(place), slider(place)]).toEqual(["Go to 3 new replies", "303"]);
  });

  test("lengthen the timeline where the end is shown, too", async () => {
    const { place, hears } = opened(stitches(281, 300));
    await hears("message", stitch(301));
    expect([link(place), slider(place)]).toEqual([undefined, "301"]);
  });
});

test("one’s own reply says how many like it, without a button; another member’s has one", () => {
  const bea = { slug: "bea", username: "Bea", isSubscribed: false, avatar: null };
  const { element } = opened([{ ...stitch(1), likes: 2 }, stitch(2), { ...stitch(3), author: bea }]);
  const likeOf = (number: number) => element(`#message-${number} [aria-label*="like" i]`);
  expect([likeOf(1)?.tagName, likeOf(1)?.getAttribute("aria-label")]).toEqual(["SPAN", "2 likes"]);
  expect(likeOf(2)).toBeNull();
  expect([likeOf(3)?.tagName, likeOf(3)?.getAttribute("aria-pressed")]).toEqual(["BUTTON", "false"]);
});
