/** For `drizzle-kit generate`; paths are seen from the project's folder. */
export default {
  dialect: "postgresql",
  schema: "./site/server/migrations/schema.ts",
  out: "./site/server/migrations",
  schemaFilter: ["site"],
};
