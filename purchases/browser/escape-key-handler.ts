export function escapeKeyHandler(close: () => void) {
  return (event: { key: string; stopPropagation(): void }) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
}
