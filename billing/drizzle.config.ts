export default {
  dialect: "postgresql",
  schema: "./billing/store/tables.ts",
  out: "./billing/store/migrations",
  schemaFilter: ["billing"],
};
