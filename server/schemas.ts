import type { Migrations } from "@hemline/database";

const below = (path: string) => new URL(path, import.meta.url);

/** Every room that has tables, in the order in which their migrations run. */
export const schemas: readonly Migrations[] = [
  { schema: "gateway", folder: below("../gateway/migrations/") },
  { schema: "billing", folder: below("../billing/store/migrations/") },
  { schema: "site", folder: below("../site/server/db/migrations/") },
];
