import { expect, test } from "vitest";
import { prune } from "../prune.ts";
import { office, serviceWithLimits } from "./testing/service-with-limits.ts";

test("too many customers of one address are refused for a while; other addresses are not", async () => {
  const { start, setClock } = await serviceWithLimits({ customersPerHour: 3 });
  for (const customer of ["ann", "bo", "cy"]) expect((await start(customer)).status).toBe(200);
  expect((await start("di")).status).toBe(429);
  expect((await start("di", "198.51.100.7")).status).toBe(200);
  setClock("2026-01-31T11:30:00Z");
  expect((await start("di")).status).toBe(200);
});

test("too many declined cards of one address are refused, no matter who types them", async () => {
  const { start, tries } = await serviceWithLimits({ declinesPerHour: 2 });
  expect(await tries("ann", "4242424242424242")).toBeNull();
  for (const customer of ["bo", "cy"]) expect(await tries(customer, "4000000000000002")).toBe("card_declined");
  expect((await start("di")).status).toBe(429);
});

test("the network of a checkout is deleted after two days", async () => {
  const { start, rows, setClock, ...service } = await serviceWithLimits({});
  await start("ann");
  expect(await rows("select caller_network from billing.operations")).toEqual([{ caller_network: office }]);
  setClock("2026-02-03T10:00:00Z");
  await prune(service);
  expect(await rows("select caller_network from billing.operations")).toEqual([{ caller_network: null }]);
});
