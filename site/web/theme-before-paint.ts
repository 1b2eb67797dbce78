// Runs before the first paint, as a small blocking file: cached pages know nothing of the reader's choice,
// and their policy allows no inline script.
{
  const chosen = /(?:^|;\s*)theme=%22(light|dark)%22/.exec(document.cookie)?.[1];
  if (chosen) document.documentElement.dataset.theme = chosen;
}
