// @vitest-environment happy-dom
import { act, type ComponentType, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { deferredPart } from "./deferred-part.tsx";

const named = { file: "comments.tsx", failure: "We couldn’t load the comments" };

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Comments({ look }: { look: string }) {
  const [likes, setLikes] = useState(0);
  return (
    <button type="button" className="like" onClick={() => setLikes(likes + 1)}>
      {`${look}: ${likes}`}
    </button>
  );
}

function Page({ part: { Component } }: { part: { Component: ComponentType<{ look: string }> } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tag" onClick={() => setOpen(true)}>
        {isOpen ? "open" : "closed"}
      </button>
      <Component look="Coat" />
    </>
  );
}

/** A page that the server has rendered, whose part arrives when the test says so. */
async function hydratedPage() {
  const ofServer = deferredPart(async () => Comments, named);
  await ofServer.load();
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(<Page part={ofServer} />);
  const { promise, resolve } = Promise.withResolvers<ComponentType<{ look: string }>>();
  const complaints: unknown[] = [];
  const part = deferredPart(() => promise, named);
  const root = await act(async () =>
    hydrateRoot(place, <Page part={part} />, { onRecoverableError: (error) => void complaints.push(error) }),
  );
  return {
    complaints,
    find: (selector: string) => place.querySelector(selector),
    press: (selector: string) => act(() => place.querySelector<HTMLElement>(selector)?.click()),
    arrive: () => act(async () => resolve(Comments)),
    leave: () => act(() => root.unmount()),
  };
}

test("a deferred part keeps the server's element until its code arrives, whatever happens on the page", async () => {
  const { complaints, find, press, arrive, leave } = await hydratedPage();
  const rendered = find(".like");
  expect(rendered?.textContent).toBe("Coat: 0");
  press(".tag");
  expect([find(".tag")?.textContent, find(".like")]).toEqual(["open", rendered]);
  await arrive();
  press(".like");
  expect([find(".like"), rendered?.textContent, complaints]).toEqual([rendered, "Coat: 1", []]);
  leave();
});

test("a deferred part is loaded again when that failed", async () => {
  let attempts = 0;
  const { load } = deferredPart(async () => {
    attempts++;
    if (attempts === 1) throw new TypeError("no connection");
    return Comments;
  }, named);
  await expect(load()).rejects.toThrow("no connection");
  await load();
  expect(attempts).toBe(2);
});

test("a deferred part that can't be loaded says so, with a button that tries again", async () => {
  vi.useFakeTimers();
  let attempts = 0;
  const { Component } = deferredPart<{ look: string }>(async () => {
    attempts++;
    if (attempts <= 3) throw new TypeError("no connection");
    return Comments;
  }, named);
  const place = document.body.appendChild(document.createElement("div"));
  const root = await act(async () => hydrateRoot(place, <Component look="Coat" />, { onRecoverableError: () => {} }));
  for (let seconds = 0; seconds < 5; seconds++) await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect([attempts, place.querySelector("[role=alert]")?.textContent]).toEqual([
    3,
    expect.stringContaining("We couldn’t load the comments"),
  ]);
  await act(async () => place.querySelector("button")?.click());
  expect(place.querySelector(".like")?.textContent).toBe("Coat: 0");
  act(() => root.unmount());
  vi.useRealTimers();
});
