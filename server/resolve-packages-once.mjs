import { registerHooks } from "node:module";

/**
 * Remembers where a package is. Node reads the whole `exports` of its package.json at every import, and drizzle-orm's
 * has 130 kB. Our own files share one `node_modules`; a package may have others of its own.
 */
const known = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (/^[./#]|:/.test(specifier) || context.parentURL?.includes("/node_modules/")) return next(specifier, context);
    const key = [specifier, ...context.conditions].join("\n");
    const found = known.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    known.set(key, found);
    return found;
  },
});
