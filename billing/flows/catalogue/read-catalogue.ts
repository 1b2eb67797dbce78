import { ZodError } from "zod";
import { forbiddenUrlReason, isLoopbackUrl } from "../../events/outbox/forbidden-url.ts";
import { Catalogue, type CatalogueDocument, type ReadCatalogue } from "../../rules/catalogue/catalogue.ts";
import { catalogueError } from "../../rules/catalogue/catalogue-errors.ts";
import { FileName } from "../../rules/catalogue/field-types.ts";
import { jsonErrorPosition } from "../../rules/catalogue/json-error-position.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import type { FileBeside } from "./store-assets.ts";

/**
 * A document as it is meant: with the paywalls it names instead of their files' names, and with what goes without saying.
 * @param o.address where the service is, which says whether it may call this machine; left out, it may
 * @throws z.ZodError that points at every error, also within the paywalls' files.
 */
export async function readCatalogue(
  document: CatalogueDocument,
  { file, address }: { file: FileBeside; address: string | undefined },
): Promise<ReadCatalogue> {
  if (!Array.isArray(document.offerings)) return Catalogue.parse(document);
  const { offerings, errors } = await withPaywalls(document.offerings, file);
  const read = Catalogue.safeParse({ ...document, offerings });
  if (read.error) errors.push(read.error);
  else errors.push(...endpointErrors(read.data.webhook_endpoints, address));
  if (errors.length > 0) throw new ZodError(errors.flatMap((it) => it.issues));
  return defined(read.data, "data");
}

/** Offerings with the paywalls they name, and what is wrong with the files of these. */
async function withPaywalls(offerings: CatalogueDocument["offerings"], file: FileBeside) {
  const errors: ZodError[] = [];
  const whole = offerings.map(async (it, at) => {
    if (typeof it?.paywall !== "string") return it;
    const paywall = await paywallIn(it.paywall, file).catch((error: Error) => {
      errors.push(catalogueError(["offerings", at, "paywall"], error.message));
      return null;
    });
    return { ...it, paywall };
  });
  return { offerings: await Promise.all(whole), errors };
}

/** Endpoints that would never be called. Where a name leads is known only when it is called. */
function endpointErrors(endpoints: ReadCatalogue["webhook_endpoints"], address: string | undefined): ZodError[] {
  const mayReachLoopback = address === undefined || isLoopbackUrl(address);
  return endpoints.flatMap(({ url }, at) => {
    const refusal = forbiddenUrlReason(new URL(url), { mayReachLoopback });
    return refusal ? [catalogueError(["webhook_endpoints", at, "url"], refusal)] : [];
  });
}

async function paywallIn(name: string, file: FileBeside): Promise<unknown> {
  const named = FileName.safeParse(name);
  if (named.error) throw new Error(firstOf(named.error.issues, "issues").message);
  const content = await file(name);
  if (!content) throw new Error(`there is no file ${name} in the document's folder`);
  const text = new TextDecoder().decode(content);
  const position = jsonErrorPosition(text);
  if (position) throw new Error(`${name}:${position.line}:${position.column}: expected JSON here`);
  return JSON.parse(text);
}
