// A process of its own that migrates one schema: `node migrator.ts <url> <folder>`.
import { silent } from "../../log.ts";
import { migrate } from "../../migrate.ts";

const [url, folder] = process.argv.slice(2);
await migrate(url!, [{ schema: "wardrobe", folder: new URL(folder!) }], silent);
