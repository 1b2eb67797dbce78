import { describe, expect, test } from "vitest";
import { MachineDriver, machineOrder } from "../../testing/machine-driver.ts";

describe("a wallet", () => {
  const shown = () => {
    const driver = new MachineDriver().started();
    for (const field of ["express", "email", "payment"] as const) driver.send({ on: "field-ready", field });
    return driver;
  };
  test.each([
    ["", "missing"],
    ["nobody", "invalid"],
  ])("with the email %j pays nothing", (email, error) => {
    const driver = shown().send({ on: "wallet", method: "apple_pay", email });
    expect(driver.asked).toEqual([]);
    expect(driver.entry.activity).toEqual({ doing: "filling", notice: { about: "email", error } });
  });
  test("with an email pays, once every field is there", () => {
    const wallet = { on: "wallet", method: "apple_pay", email: "ada@example.org" } as const;
    expect(new MachineDriver().started().send(wallet).asked).toEqual([]);
    expect(shown().send(wallet).asked).toEqual(["submit"]);
  });
  test("gives way to the developer's email with its own", () => {
    const driver = new MachineDriver({ ...machineOrder, customerEmail: "ada@example.org" }).started(false, true);
    for (const field of ["express", "payment"] as const) driver.send({ on: "field-ready", field });
    driver.send({ on: "wallet", method: "apple_pay", email: "other@example.org" });
    expect(driver.send({ on: "submitted", token: null }).effects).toMatchObject([
      { do: "complete", email: "ada@example.org" },
    ]);
  });
});
