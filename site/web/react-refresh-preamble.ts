// Development only: what Vite's React plugin would insert into an index.html, for hot reloading.
// @vite-ignore keeps the production build from looking for a file that only the plugin serves.
const refresh = (await import(/* @vite-ignore */ `${"/@react-refresh"}`)) as {
  injectIntoGlobalHook(window: Window): void;
};
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

export {};
