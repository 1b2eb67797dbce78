// `node migrate-process.ts <url> <folder>` migrates one schema in its own process.
import { silent } from "../../log.ts";
import { migrate } from "../../migrate.ts";

const [url, folder] = process.argv.slice(2);
await migrate(url!, [{ schema: "wardrobe", folder: new URL(folder!) }], silent);
