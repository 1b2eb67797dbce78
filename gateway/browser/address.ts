/** Where this script came from: the frames and the calls are found beside it. Read while the script runs first. */
export const base: string = new URL(".", (document.currentScript as HTMLScriptElement | null)?.src ?? location.href)
  .href;
