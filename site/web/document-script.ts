// The inline script of every document.
import "./theme-before-paint.ts";
import "./defer-hydration.ts";
