import * as everything from "./purchases.ts";

export * from "./purchases.ts";

/** For pages whose own scripts are no modules. */
Object.assign(globalThis, { HemlinePurchases: everything });
