const onlyDigits = (text: string): string => text.replace(/\D/g, "");

/** Formats a field while typing: the caret stays between the same digits, whatever spaces come and go. */
export function mask(input: HTMLInputElement, write: (digits: string, isGrowing: boolean) => string): void {
  let before = "";
  input.addEventListener("input", () => {
    const digits = onlyDigits(input.value);
    const caret = input.selectionStart ?? input.value.length;
    const isAtEnd = caret === input.value.length;
    const digitsBefore = onlyDigits(input.value.slice(0, caret)).length;
    input.value = write(digits, input.value.length >= before.length);
    before = input.value;
    if (document.activeElement !== input) return;
    const place = isAtEnd ? input.value.length : placeAfter(input.value, digitsBefore);
    input.setSelectionRange(place, place);
  });
}

function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < digits; place++) if (/\d/.test(text[place] ?? "")) seen++;
  return place;
}
