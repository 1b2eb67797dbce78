import type { Migrations } from "@hemline/database";

const below = (path: string) => new URL(path, import.meta.url);

/** Every room that has tables, in the order in which their migrations run. */
export const schemas: readonly Migrations[] = [
  { room: "gateway", folder: below("../gateway/migrations/") },
  { room: "billing", folder: below("../billing/store/migrations/") },
  { room: "site", folder: below("../site/server/db/migrations/") },
];
