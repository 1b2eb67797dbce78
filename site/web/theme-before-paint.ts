// Part of the inline script: cached pages do not know the reader's theme.
{
  const chosen = /(?:^|;\s*)theme=%22(light|dark)%22/.exec(document.cookie)?.[1];
  if (chosen) document.documentElement.dataset.theme = chosen;
}
