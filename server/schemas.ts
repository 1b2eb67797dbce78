import type { Migrations } from "@hemline/database";

const below = (path: string) => new URL(path, import.meta.url);

/** The packages with tables, in the order of their migrations. */
export const schemas: readonly Migrations[] = [
  { schema: "gateway", folder: below("../gateway/migrations/") },
  { schema: "billing", folder: below("../billing/store/migrations/") },
  { schema: "site", folder: below("../site/server/migrations/") },
];
