import type { Database } from "@hemline/database";
import type { CatalogueDocument } from "../../rules/catalogue/catalogue.ts";
import { catalogueChanges } from "../../rules/catalogue/catalogue-changes.ts";
import { type Applied, writeCatalogue } from "./apply-catalogue.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { type FileBeside, noFile } from "./store-assets.ts";

class TakenBack extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super("a plan writes nothing");
    this.lines = lines;
  }
}

/**
 * What applying a document would change, in plain lines; none when nothing. It is applied and taken back, so that every
 * refusal shows as it would then.
 * @throws z.ZodError as `applyCatalogue` does.
 */
export async function planCatalogue(
  db: Database,
  document: CatalogueDocument,
  o: { clock: () => Date; file?: FileBeside; address?: string },
): Promise<string[]> {
  const catalogue = await readCatalogue(document, { file: o.file ?? noFile, address: o.address });
  try {
    return await db.transaction(async (tx) => {
      const before = await exportCatalogue(tx, catalogue.project.identifier);
      const applied = await writeCatalogue(tx, catalogue, o);
      const after = (await exportCatalogue(tx, catalogue.project.identifier))!;
      throw new TakenBack([...catalogueChanges(before, after), ...secretChanges(applied)]);
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.lines;
    throw error;
  }
}

function secretChanges({ secretKeys, secrets, replacedSecrets }: Applied): string[] {
  return [
    ...secretKeys.map((it) => `+ apps ${it.app} keys ${it.prefix}… (secret)`),
    ...secrets.map((it) => `+ webhook_endpoints ${it.endpoint} secret (created when applied, shown once)`),
    ...replacedSecrets.map((it) => `~ webhook_endpoints ${it} secret (the old one keeps signing)`),
  ];
}
