const letters = `
  color: red; cursor: crosshair; font-size: 31px; font-stretch: 75%; font-style: italic; font-variant: small-caps;
  font-weight: 900; hyphens: auto; letter-spacing: 4px; line-height: 3; text-align: end; text-indent: 3em;
  text-shadow: 1px 1px 2px red; text-transform: uppercase; white-space: pre; word-break: break-all; word-spacing: 9px;
  -webkit-text-fill-color: red;`;
const box = `
  animation: none 1s; background: yellow; border: 5px dotted red; border-radius: 30px; box-shadow: 0 0 9px red;
  clear: both; filter: sepia(1); float: inline-end; margin: 13px; max-width: 70%; min-height: 70px; min-width: 90px;
  opacity: 0.5; outline: 3px solid red; padding: 17px; position: relative; text-decoration: line-through wavy red;
  top: 9px; transform: rotate(2deg); vertical-align: super;`;
const elements =
  "a, b, bdi, button, code, dd, div, dl, dt, em, form, h1, h2, h3, h4, h5, h6, i, img, li, ol, p, section, span, strong, svg";

/** Styles of a host page that must not affect the screens. */
export const hostileStylesheet = `
  .gallery-frame { ${letters} }
  ${elements
    .split(", ")
    .map((name) => `:where(.gallery-frame) ${name}:where(:not(.gallery-field *, .gallery-field))`)
    .join(", ")} { ${letters} ${box} }
  ${["a", "button", "dd", "div", "h2", "p", "section", "span"]
    .flatMap((name) =>
      ["before", "after"].map(
        (side) => `:where(.gallery-frame) ${name}:where(:not(.gallery-field *, .gallery-field))::${side}`,
      ),
    )
    .join(", ")} { content: "!"; display: block; ${box} }
  :where(.gallery-frame) path { fill: red; stroke: yellow; stroke-width: 9px; }
`;
