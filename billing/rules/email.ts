/** One @, no blanks, and a dot in the part behind it that is neither first nor last. */
const shape = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]{2,}$/;

export function isEmail(text: string): boolean {
  return text.length <= 254 && shape.test(text) && !text.includes("..") && !/\.@|^\.|@[.-]/.test(text);
}
