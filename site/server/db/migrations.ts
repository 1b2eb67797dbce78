import type { Migrations } from "@hemline/database";

export const siteMigrations: Migrations = { room: "site", folder: new URL("./migrations/", import.meta.url) };
