import { describe, expect, test } from "vitest";
import { plan, Walk } from "../../testing/machine-driver.ts";

describe("a wallet", () => {
  const shown = () => {
    const walk = new Walk().started();
    for (const field of ["express", "email", "payment"] as const) walk.tell({ on: "field-ready", field });
    return walk;
  };
  test.each([
    ["", "missing"],
    ["nobody", "invalid"],
  ])("with the email %j pays nothing", (email, fault) => {
    const walk = shown().tell({ on: "wallet", method: "apple_pay", email });
    expect(walk.asked).toEqual([]);
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: { about: "email", fault } });
  });
  test("with an email pays, once every field is there", () => {
    const wallet = { on: "wallet", method: "apple_pay", email: "ada@example.org" } as const;
    expect(new Walk().started().tell(wallet).asked).toEqual([]);
    expect(shown().tell(wallet).asked).toEqual(["submit"]);
  });
  test("gives way to the developer's email with its own", () => {
    const walk = new Walk({ ...plan, customerEmail: "ada@example.org" }).started(false, true);
    for (const field of ["express", "payment"] as const) walk.tell({ on: "field-ready", field });
    walk.tell({ on: "wallet", method: "apple_pay", email: "other@example.org" });
    expect(walk.tell({ on: "submitted", token: null }).effects).toMatchObject([
      { do: "complete", email: "ada@example.org" },
    ]);
  });
});
