import type { Migrations } from "@hemline/database";

/** The site's frozen SQL, oldest first. */
export const siteMigrations: Migrations = { schema: "site", folder: new URL("./migrations/", import.meta.url) };
