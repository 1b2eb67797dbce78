import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./billing/store/tables.ts",
  out: "./billing/store/migrations",
  schemaFilter: ["billing"],
});
