// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test } from "vitest";
import { startLoad } from "./load-order.ts";
import { createOptimisticStates, type OptimisticStates } from "./optimistic-states.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = () => {};
afterEach(() => leave());

interface Loaded {
  follow: string;
}

/** A page that shows Noor's state twice, once from each part of its data. */
function pageOf(states: OptimisticStates<string>, parts: Loaded[]) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const Follow = ({ viewer, part }: { viewer: string | null; part: Loaded }) => (
    <i>{states.useCurrent(viewer, "noor", part, part.follow)}</i>
  );
  const show = (next: Loaded[], viewer: string | null = "maren") =>
    act(() =>
      root.render(
        next.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fixed places
          <Follow key={at} viewer={viewer} part={part} />
        )),
      ),
    );
  leave = () => act(() => root.unmount());
  show(parts);
  return { show, shown: () => [...place.querySelectorAll("i")].map(({ textContent }) => textContent) };
}

/** A call that the test answers. */
function call() {
  let resolve = (_: string) => {};
  let reject = () => {};
  const answer = new Promise<string>((done, fail) => {
    resolve = done;
    reject = () => fail(new Error("refused"));
  });
  return {
    send: () => answer,
    resolve: (state: string) => act(async () => resolve(state)),
    reject: () => act(async () => reject()),
  };
}

describe("a state that the viewer changes", () => {
  test("is shown everywhere at once, and as the server answers it", async () => {
    const states = createOptimisticStates<string>();
    const page = pageOf(states, [{ follow: "none" }, { follow: "none" }]);
    const put = call();
    act(() => void states.change("noor", "following", put.send));
    expect(page.shown()).toEqual(["following", "following"]);
    await put.resolve("asked");
    expect(page.shown()).toEqual(["asked", "asked"]);
  });

  test("goes back when the call fails", async () => {
    const states = createOptimisticStates<string>();
    const page = pageOf(states, [{ follow: "none" }]);
    const put = call();
    act(() => void states.change("noor", "following", put.send));
    await put.reject();
    expect(page.shown()).toEqual(["none"]);
  });

  test("that is changed again waits with its call, and shows the last change", async () => {
    const states = createOptimisticStates<string>();
    const page = pageOf(states, [{ follow: "none" }]);
    const [put, remove] = [call(), call()];
    let isRemoving = false;
    act(() => void states.change("noor", "following", put.send));
    act(() => {
      void states.change("noor", "none", () => {
        isRemoving = true;
        return remove.send();
      });
    });
    expect([page.shown(), isRemoving]).toEqual([["none"], false]);
    await put.resolve("following");
    expect([page.shown(), isRemoving]).toEqual([["none"], true]);
    await remove.reject();
    expect(page.shown()).toEqual(["following"]);
  });

  test("gives way to what is loaded later, not to what was asked for earlier", async () => {
    const states = createOptimisticStates<string>();
    const page = pageOf(states, [{ follow: "none" }]);
    const finishEarlierLoad = startLoad();
    const put = call();
    act(() => void states.change("noor", "asked", put.send));
    await put.resolve("asked");
    finishEarlierLoad();
    page.show([{ follow: "none" }]);
    expect(page.shown()).toEqual(["asked"]);
    startLoad()();
    page.show([{ follow: "following" }]);
    expect(page.shown()).toEqual(["following"]);
  });

  test("is nothing to visitors and to the next member", async () => {
    const states = createOptimisticStates<string>();
    const part = { follow: "none" };
    const page = pageOf(states, [part]);
    await act(async () => void (await states.change("noor", "following", async () => "following")));
    page.show([part], null);
    expect(page.shown()).toEqual(["none"]);
    page.show([part], "ida");
    expect(page.shown()).toEqual(["none"]);
  });
});
