/** For `drizzle-kit generate`; paths are seen from the project's folder. */
export default {
  dialect: "postgresql",
  schema: "./site/server/db/schema.ts",
  out: "./site/server/db/migrations",
  schemaFilter: ["site"],
};
