export type Control = HTMLInputElement | HTMLSelectElement;

/** One labelled field of the page: its control, and the line below that says what is wrong with it. */
export interface Field<C extends Control> {
  control: C;
  label(text: string): void;
  /** Shows a sentence below the field, or takes it away. */
  showError(problem: string | undefined): void;
  /** Puts something into the field, as if nobody had typed it. */
  setValue(value: string): void;
}

export function field<C extends Control>(name: string): Field<C> {
  const control = document.getElementById(name) as C | null;
  const label = document.querySelector<HTMLLabelElement>(`label[for="${name}"]`);
  const error = document.getElementById(`${name}-error`);
  if (!control || !label || !error) throw new Error(`This page has no field ${name}.`);

  /** Pages name both states in their rules: a label floats above what is in its field, or rests where it will be. */
  const float = (): void => {
    const isFloating = control.value !== "" || document.activeElement === control;
    label.classList.toggle("Label--floating", isFloating);
    label.classList.toggle("Label--resting", !isFloating);
  };
  for (const name of ["input", "focus", "blur"]) control.addEventListener(name, float);
  float();

  return {
    control,
    label(text) {
      label.textContent = text;
    },
    showError(problem) {
      error.textContent = problem ?? "";
      control.setAttribute("aria-invalid", String(problem !== undefined));
      control.classList.toggle("Input--invalid", problem !== undefined);
      label.classList.toggle("Label--invalid", problem !== undefined);
    },
    setValue(value) {
      control.value = value;
      float();
    },
  };
}
