import { catalogueFault } from "../../catalogue/faults.ts";
import { FileName } from "../../catalogue/words.ts";
import { Catalogue, type CatalogueDocument, type ReadCatalogue } from "../../catalogue.ts";
import { jsonFault } from "../../rules/json-fault.ts";
import type { FileBeside } from "./take-assets.ts";

/**
 * A document as it is meant: with the paywalls it names instead of their files' names, and with what goes without saying.
 * @throws z.ZodError that points at each fault, also within the paywalls' files.
 */
export async function readCatalogue(document: CatalogueDocument, file: FileBeside): Promise<ReadCatalogue> {
  const { offerings } = document;
  // Whatever was handed in: the schema says what is wrong with it.
  if (!Array.isArray(offerings)) return Catalogue.parse(document);
  const whole = offerings.map(async (it, at) =>
    typeof it?.paywall === "string" ? { ...it, paywall: await paywallIn(it.paywall, at, file) } : it,
  );
  return Catalogue.parse({ ...document, offerings: await Promise.all(whole) });
}

async function paywallIn(name: string, at: number, file: FileBeside): Promise<unknown> {
  const refuse = (message: string) => catalogueFault(["offerings", at, "paywall"], message);
  const named = FileName.safeParse(name);
  if (named.error) throw refuse(named.error.issues[0]!.message);
  const content = await file(name);
  if (!content) throw refuse(`there is no file ${name} beside the document`);
  const text = new TextDecoder().decode(content);
  const fault = jsonFault(text);
  if (fault) throw refuse(`${name}:${fault.line}:${fault.column}: this is not JSON any more`);
  return JSON.parse(text);
}
