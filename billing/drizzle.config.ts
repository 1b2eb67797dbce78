/** For drizzle-kit, run from the project's folder. */
export default {
  dialect: "postgresql",
  schema: "./billing/store/tables.ts",
  out: "./billing/store/migrations",
  schemaFilter: ["billing"],
};
