// Only in development: what Vite's React plugin would put into an index.html, so that edits keep a component's state.
// @vite-ignore keeps the production build from looking for a file that only the plugin serves.
const refresh = (await import(/* @vite-ignore */ `${"/@react-refresh"}`)) as {
  injectIntoGlobalHook(window: Window): void;
};
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

export {};
