import type { FromFrame, Question, QuestionAnswer, ToFrame } from "./frame-messages.ts";
import { scriptBase } from "./script-address.ts";

export interface Frame {
  element: HTMLIFrameElement;
  post(message: ToFrame): void;
  request(question: Question): Promise<QuestionAnswer>;
  close(): void;
}

const isolation = "allow-scripts allow-forms";

const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const closed: QuestionAnswer = {
  error: { type: "invalid_request_error", message: "The form was closed before we could read it. Try again." },
};

/**
 * Opens a page of the provider in a sandboxed frame with an opaque origin. Messages carry a random channel name, and
 * both sides also check the sender's window.
 */
export function openFrame(o: {
  path: string;
  title: string;
  container: Element;
  onMessage(message: FromFrame): void;
}): Frame {
  const channel = randomName();
  const origin = location.origin === "null" ? "*" : location.origin;
  const element = document.createElement("iframe");
  element.setAttribute("sandbox", isolation);
  element.title = o.title;
  element.src = `${new URL(o.path, scriptBase).href}#${new URLSearchParams({ channel, origin })}`;

  const waiting = new Map<number, (answer: QuestionAnswer) => void>();
  let asked = 0;

  function receive(event: MessageEvent): void {
    const { data } = event;
    if (event.source !== element.contentWindow || event.origin !== "null" || data?.channel !== channel) return;
    const message = data.message as FromFrame;
    if (message.kind === "answer") {
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
    } else o.onMessage(message);
  }

  // An opaque origin cannot be a target origin; the frame's address and its sandbox decide who listens.
  const post = (message: ToFrame): void => element.contentWindow?.postMessage({ channel, message }, "*");

  addEventListener("message", receive);
  o.container.append(element);
  return {
    element,
    post,
    request(question) {
      const id = ++asked;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        post({ kind: "ask", id, question });
      });
    },
    close() {
      removeEventListener("message", receive);
      element.remove();
      for (const resolve of waiting.values()) resolve(closed);
      waiting.clear();
    },
  };
}
