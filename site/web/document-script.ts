// The one script that stands in every document.
import "./theme-before-paint.ts";
import "./start-when-shown.ts";
