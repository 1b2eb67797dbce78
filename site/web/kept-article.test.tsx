// @vitest-environment happy-dom
import { act, type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { type KeepMarkup, KeepMarkupProvider, KeptArticle } from "./kept-article.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let renders = 0;

function Heart({ title }: { title: string }) {
  const [isLiked, setLiked] = useState(false);
  renders += 1;
  return (
    <button type="button" aria-pressed={isLiked} onClick={() => setLiked(!isLiked)}>
      Like {title} &amp; more
    </button>
  );
}

const card = (title: string) => (
  <KeptArticle className="card" dependsOn={[title]}>
    <Heart title={title} />
  </KeptArticle>
);

function onServer() {
  const kept = new Map<string, string>();
  const keep: KeepMarkup = (key, content) => {
    kept.set(key, kept.get(key) ?? renderToString(content));
    return kept.get(key) ?? "";
  };
  return (content: ReactNode) => renderToString(<KeepMarkupProvider value={keep}>{content}</KeepMarkupProvider>);
}

test("an article looks as it would without being kept, and is rendered once for the same data", () => {
  const render = onServer();
  const plain = ["Coat", "<b>"].map((title) => renderToString(card(title)));
  renders = 0;
  expect(["Coat", "<b>", "Coat"].map((title) => render(card(title)))).toEqual([plain[0], plain[1], plain[0]]);
  expect(renders).toBe(2);
});

test("an article with nothing to be kept by is rendered each time", () => {
  const render = onServer();
  const content = (title: string) => (
    <KeptArticle className={undefined} dependsOn={null}>
      <Heart title={title} />
    </KeptArticle>
  );
  expect(render(content("Coat"))).not.toBe(render(content("Hat")));
});

test("the browser takes over what was kept, and its buttons work", async () => {
  const render = onServer();
  render(card("Coat"));
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = render(card("Coat"));
  const button = place.querySelector("button");
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, card("Coat"), { onRecoverableError: (error) => void complaints.push(error) }),
  );
  act(() => button?.click());
  expect([place.querySelector("button"), button?.ariaPressed ?? button?.getAttribute("aria-pressed")]).toEqual([
    button,
    "true",
  ]);
  expect(complaints).toEqual([]);
  act(() => root.unmount());
  place.remove();
});
