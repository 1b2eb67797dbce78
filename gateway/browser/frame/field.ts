export type Control = HTMLInputElement | HTMLSelectElement;

/** One labelled field of the page: its control, and the line below that says what is wrong with it. */
export interface Field<C extends Control> {
  control: C;
  label(text: string): void;
  /** Shows a sentence below the field, or takes it away. */
  say(problem: string | undefined): void;
}

export function field<C extends Control>(name: string): Field<C> {
  const control = document.getElementById(name) as C | null;
  const label = document.querySelector<HTMLLabelElement>(`label[for="${name}"]`);
  const error = document.getElementById(`${name}-error`);
  if (!control || !label || !error) throw new Error(`This page has no field ${name}.`);
  return {
    control,
    label(text) {
      label.textContent = text;
    },
    say(problem) {
      error.textContent = problem ?? "";
      control.setAttribute("aria-invalid", String(problem !== undefined));
      control.classList.toggle("Input--invalid", problem !== undefined);
      label.classList.toggle("Label--invalid", problem !== undefined);
    },
  };
}
