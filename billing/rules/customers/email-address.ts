/** One @, no blanks, and a dot inside the domain. */
const shape = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]{2,}$/;

export function isEmail(text: string): boolean {
  return text.length <= 254 && shape.test(text) && !text.includes("..") && !/\.@|^\.|@[.-]/.test(text);
}

/** RFC 2606 and 6761 promise that these never have a mail server. `.test` and `.example` are for trying things out. */
const nobodysNames = /\.(invalid|localhost)$/i;

/** Whether a domain can receive mail, as far as its name tells; nothing is looked up. */
export function hasMailServer(email: string): boolean {
  return !nobodysNames.test(email);
}

/** A masked address that its owner recognises: `a***@m***.example`. */
export function maskedEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  const dot = host.lastIndexOf(".");
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***${dot > 0 ? host.slice(dot) : ""}`;
}
