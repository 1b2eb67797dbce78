export type Control = HTMLInputElement | HTMLSelectElement;

export interface Field<C extends Control> {
  control: C;
  label(text: string): void;
  showError(problem: string | undefined): void;
  /** Sets a value without an input event. */
  setValue(value: string): void;
}

export function field<C extends Control>(name: string): Field<C> {
  const control = document.getElementById(name) as C | null;
  const label = document.querySelector<HTMLLabelElement>(`label[for="${name}"]`);
  const error = document.getElementById(`${name}-error`);
  if (!control || !label || !error) throw new Error(`This page has no field ${name}.`);

  /**
   * Both states have a class, because pages style them: a label floats above the field's content, or rests inside an
   * empty field.
   */
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
