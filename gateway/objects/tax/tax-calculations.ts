import { type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { seconds } from "../../http/ids.ts";
import { paging } from "../../http/pagination.ts";
import { noSuch } from "../../http/problem.ts";
import { find, type Stored } from "../../store/objects.ts";
import { taxLineList } from "../../tax/tax-line-items.ts";
import { createCalculation, createShape } from "./create-tax-calculation.ts";

/** @throws 404 when there is none, or it has expired. */
export async function openCalculation(call: Call, id: string): Promise<Stored["tax_calculations"]> {
  const calculation = await find(call.sql, "tax_calculations", id);
  if (calculation.expires_at !== null && calculation.expires_at <= seconds(call.now))
    throw noSuch("tax calculation", id);
  return calculation;
}

export const taxCalculations: Endpoint[] = [
  post("/v1/tax/calculations", "server", createShape, createCalculation),
  get("/v1/tax/calculations/:id", "server", {}, (call, _given, id) => openCalculation(call, id)),
  get("/v1/tax/calculations/:id/line_items", "server", paging, async (call, given, id) => {
    await openCalculation(call, id);
    return taxLineList(call.sql, { kind: "calculations", id }, given);
  }),
];
