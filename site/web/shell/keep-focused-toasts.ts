import { toast } from "react-toastify/unstyled";

const toastAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(".Toastify__toast") : null;

/** A toast doesn't go while the keyboard's focus is in it. */
export function keepFocusedToasts(host: HTMLElement): void {
  host.addEventListener("focusin", ({ target }) => {
    const entered = toastAt(target);
    if (entered) toast.pause({ id: entered.id });
  });
  host.addEventListener("focusout", ({ target, relatedTarget }) => {
    const left = toastAt(target);
    const next = relatedTarget instanceof Node ? relatedTarget : null;
    if (left && !left.contains(next) && !left.matches(":hover")) toast.play({ id: left.id });
  });
  // The library starts the time of a toast once it has come in, also when the focus was there sooner.
  for (const end of ["animationend", "animationcancel"])
    host.addEventListener(end, ({ target }) => {
      const shown = toastAt(target);
      if (shown?.contains(document.activeElement)) toast.pause({ id: shown.id });
    });
  // The library lets a toast go on when the pointer leaves it. It hears of that by `mouseout`, which comes before.
  host.addEventListener(
    "mouseleave",
    ({ target }) => {
      const left = toastAt(target);
      if (left?.contains(document.activeElement)) toast.pause({ id: left.id });
    },
    true,
  );
}
