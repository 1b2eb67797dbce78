// The inline script of every document.
import "./theme-before-paint.ts";
import "./drop-failed-styles.ts";
import "./defer-hydration.ts";
