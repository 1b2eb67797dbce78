/** The mailbox is a tool beside the site and shares no styles with it. */
export const style = `
:root { color-scheme: light dark; --paper: light-dark(#faf8f4, #151412); --sheet: light-dark(#fff, #1e1c19);
  --line: light-dark(#ddd6c9, #3a362f); --ink: light-dark(#1b1916, #f4f0e8); --quiet: light-dark(#57524a, #bdb6aa);
  --teal: light-dark(#28646a, #86c3c6); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 52rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin-block: 0 .25rem; overflow-wrap: anywhere; }
p.note, dl { color: var(--quiet); margin-block: 0 1.5rem; }
ul { list-style: none; margin: 0; padding: 0; border-block-start: 1px solid var(--line); }
li { border-block-end: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem .5rem; color: inherit; text-decoration: none; }
li a:hover { background: var(--sheet); }
li strong { overflow-wrap: anywhere; }
li span { grid-column: 1 / -1; color: var(--quiet); overflow-wrap: anywhere; }
time { color: var(--quiet); font-variant-numeric: tabular-nums; }
a { color: var(--teal); }
:focus-visible { outline: 2px solid var(--teal); outline-offset: 2px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
pre { background: var(--sheet); border: 1px solid var(--line); padding: 1rem; margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { inline-size: 100%; block-size: 36rem; border: 1px solid var(--line); background: #fff; }
h2 { font-size: 1rem; margin-block: 1.5rem .5rem; }
`;
