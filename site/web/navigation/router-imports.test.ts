import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** React Router's other hooks don't know our pages; its `useNavigate` doesn't wait for them. */
const everywhere = ["Link", "NavLink", "useLocation", "useNavigationType", "useSearchParams"];
const inNavigation = [...everywhere, "Router", "NavigationType", "createPath", "Location", "Navigator"];

const web = join(import.meta.dirname, "..");

function allowedIn(file: string): string[] {
  if (file === "entry.server.tsx") return ["StaticRouter"];
  return file.startsWith("navigation/") ? inNavigation : everywhere;
}

test("of React Router, only the declarative parts are used", () => {
  const sources = readdirSync(web, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"));
  const faults = sources.flatMap((file) =>
    [...readFileSync(join(web, file), "utf8").matchAll(/import ([^;]*?) from "react-router[^"]*"/g)]
      .flatMap(([, names = ""]) => names.replaceAll(/[{}]|\btype\b/g, "").split(","))
      .map((name) => name.trim())
      .filter((name) => name && !allowedIn(file).includes(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(faults).toEqual([]);
});
