/**
 * Acts while no other tab acts under the same name. Browsers without locks act at once.
 * @param onHeldElsewhere another tab acts now; this one waits for it
 */
export async function exclusively(
  name: string,
  signal: AbortSignal,
  onHeldElsewhere: () => void,
  act: () => Promise<void>,
): Promise<void> {
  if (!navigator.locks) return act();
  const hasActed = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await act();
    return lock !== null;
  });
  if (hasActed) return;
  onHeldElsewhere();
  await navigator.locks.request(name, { signal }, act);
}
