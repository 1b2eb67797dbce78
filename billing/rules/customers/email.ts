/** One @, no blanks, and a dot in the part behind it that is neither first nor last. */
const shape = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]{2,}$/;

export function isEmail(text: string): boolean {
  return text.length <= 254 && shape.test(text) && !text.includes("..") && !/\.@|^\.|@[.-]/.test(text);
}

/** RFC 2606 and 6761 promise that nobody ever has a mail server there. `.test` and `.example` are for trying things out. */
const nobodysNames = /\.(invalid|localhost)$/i;

/** Whether mail can be received at an address's domain, as far as its name tells; nobody is asked. */
export function hasMailServer(email: string): boolean {
  return !nobodysNames.test(email);
}

/** An address that its owner recognises and nobody else can use: `a***@m***.example`. */
export function veiled(email: string): string {
  const [name = "", host = ""] = email.split("@");
  const dot = host.lastIndexOf(".");
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***${dot > 0 ? host.slice(dot) : ""}`;
}
