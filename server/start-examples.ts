import { join } from "node:path";
import { applyCatalogue } from "@hemline/billing";
import { catalogueIn } from "./catalogue-file.ts";
import { projectDir } from "./config.ts";
import { examplePages } from "./example-pages.ts";
import type { ServerContext } from "./server-context.ts";
import type { Payments } from "./start-billing.ts";
import type { Infrastructure } from "./start-database.ts";

/** Serves the two example shops and the gallery of the SDK's screens. They sell for simulated payments only. */
export async function startExamples(
  { config, clock, http, serves, builtFiles }: ServerContext,
  { db, isEmbedded }: Infrastructure,
  { gateway }: Payments,
): Promise<void> {
  const isWanted = (config.EXAMPLES ?? (isEmbedded ? "1" : "0")) === "1";
  if (!isWanted || !gateway || !serves("billing")) return;
  const { document, file } = catalogueIn(join(projectDir, "examples/catalogue.json"));
  await applyCatalogue(db, document, { file, clock });
  const seller = { apiKey: "rcb_sb_welt_and_last", billingUrl: "/pay" };
  http.mount("/examples", examplePages(builtFiles("examples/dist"), seller));
}
