import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { declarations } from "./published-declarations.ts";

const path = join(import.meta.dirname, "../../api-report.md");

/** The public types of the SDK. */
export function apiReport(): string {
  const parts = Object.entries(declarations()).map(([name, text]) => `## ${name}\n\n\`\`\`ts\n${text}\`\`\`\n`);
  return `# The public surface of the web SDK\n\nWritten by \`npm run api-report\`; a test compares.\n\n${parts.join("\n")}`;
}

export function knownApiReport(): string {
  return readFileSync(path, "utf8");
}

if (import.meta.main) writeFileSync(path, apiReport());
