// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import type { Viewer } from "../../../shared/accounts/user.ts";
import { PayloadProvider, type ShownPayload } from "../../payload.ts";
import { useCommentForm } from "./use-comment-form.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = () => {};
afterEach(() => leave());

function Form() {
  const area = useRef<HTMLTextAreaElement>(null);
  const { formProps } = useCommentForm({ on: { kind: "look", slug: "rain" }, threadId: null }, area, null, () => {});
  return (
    <form {...formProps}>
      <textarea ref={area} name="text" />
    </form>
  );
}

/** Ada’s form, with a text of which this device doesn’t know whether it was saved on the server. */
function unsureForm() {
  localStorage.setItem("hemline:comment:ada:rain", JSON.stringify({ text: "Warm?" }));
  localStorage.setItem("hemline:comment:ada:rain:version", "1*");
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    return Response.json({ data: null });
  });
  const payload = { viewer: { slug: "ada" } as Viewer } as ShownPayload;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() =>
    root.render(
      <PayloadProvider value={payload}>
        <Form />
      </PayloadProvider>,
    ),
  );
  leave = () => {
    act(() => root.unmount());
    place.remove();
    localStorage.clear();
  };
  const submit = () => place.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true }));
  return { calls, posts: () => act(async () => void submit()) };
}

test("a comment that was posted forgets its draft once", async () => {
  const { calls, posts } = unsureForm();
  await posts();
  await expect.poll(() => calls).toContain("POST /api/looks/rain/comments");
  // Time enough for a second call.
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(calls.filter((call) => call.includes("drafts"))).toEqual(["GET /api/drafts/comment:rain"]);
});
