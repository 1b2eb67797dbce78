// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type CallOptions, callApi } from "./call-api.ts";
import { CallFailure } from "./call-failure.ts";
import { closeAccountDialog } from "./state/account-dialog.ts";
import { onToast } from "./state/show-toast.ts";

let said: string[] = [];
let stopListening = () => {};
/** The server's answers in order; the last one repeats. */
let answers: { status: number; body: unknown }[] = [];

beforeEach(() => {
  stopListening = onToast(({ kind, text }) => void said.push(`${kind}: ${text}`));
  // What other tests left unsaid.
  said = [];
  vi.stubGlobal("fetch", async () => {
    const { status, body } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500, body: null };
    return Response.json(body, { status });
  });
});
afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
});

const failing = async (options?: CallOptions): Promise<CallFailure> => {
  const failure = await callApi("/api/looks", { method: "POST", body: {}, ...options }).catch(
    (error: unknown) => error,
  );
  if (!(failure instanceof CallFailure)) throw new Error("The call did not fail.");
  return failure;
};

describe("the toasts of a call", () => {
  test("a 200's message is a success toast", async () => {
    answers = [{ status: 200, body: { message: "Look posted", data: 1 } }];
    expect([await callApi("/api/looks"), said]).toEqual([
      { message: "Look posted", data: 1 },
      ["success: Look posted"],
    ]);
  });

  test("a message that is no string is not shown", async () => {
    answers = [{ status: 200, body: { message: { token: "secret" } } }];
    await callApi("/api/login");
    expect(said).toEqual([]);
  });

  test("an error's message, its error and every entry of its field map are error toasts", async () => {
    const body = {
      message: "Mend this.",
      error: "unusable",
      data: { title: ["Too long.", "Too loud."], photos: ["None."] },
    };
    answers = [{ status: 422, body }];
    await failing();
    expect(said).toEqual([
      "error: Mend this.",
      "error: unusable",
      "error: Too long.",
      "error: Too loud.",
      "error: None.",
    ]);
  });

  test("a form shows its field messages itself, and toasts show the rest", async () => {
    answers = [{ status: 422, body: { message: "Mend this.", data: { title: ["Too long."] } } }];
    expect((await failing({ toasts: "form" })).fields).toEqual({ title: ["Too long."] });
    expect(said).toEqual([]);
    answers = [{ status: 409, body: { message: "Already done." } }];
    await failing({ toasts: "form" });
    expect(said).toEqual(["error: Already done."]);
  });

  test("a failure without a message has a default one", async () => {
    answers = [{ status: 500, body: null }];
    await failing();
    expect(said).toEqual(["error: Something went wrong (500). Try again."]);
  });

  test("a failure knows its method, address and status", async () => {
    answers = [{ status: 409, body: {} }];
    const { method, url, status, message } = await failing();
    expect([method, url, status, message]).toEqual(["POST", "/api/looks", 409, '[POST] "/api/looks": 409']);
  });
});

describe("a call that needs a member", () => {
  test("is repeated after the person logged in", async () => {
    answers = [
      { status: 401, body: { message: "Your session has expired." } },
      { status: 200, body: { message: "Liked" } },
    ];
    const liked = callApi("/api/looks/x/like", { method: "PUT" });
    await vi.waitFor(async () => {
      await closeAccountDialog(true);
      expect(said).toEqual(["success: Liked"]);
    });
    expect(await liked).toEqual({ message: "Liked" });
  });

  test("fails in silence when the person chose not to", async () => {
    answers = [{ status: 401, body: { message: "Your session has expired." } }];
    const failure = failing();
    await vi.waitFor(async () => {
      await closeAccountDialog(false);
      expect((await Promise.race([failure, null]))?.status).toBe(401);
    });
    expect(said).toEqual([]);
  });
});
