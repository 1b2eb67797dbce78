import * as z from "zod";

/** What is wrong with a document, where. The same error whether its words or what is already there forbid it. */
export function catalogueError(path: PropertyKey[], message: string): z.ZodError {
  return new z.ZodError([{ code: "custom", path, message, input: undefined }]);
}

/** One sentence for each error, as `products[2].prices[0].amount_micros: …`. */
export function catalogueErrorsOf(error: z.ZodError): string[] {
  return error.issues.flatMap(sentencesOf);
}

function sentencesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => `${pathText([...issue.path, key])}: is not a known field; check the spelling`);
  const isMissing = /received undefined$/.test(issue.message);
  return [`${pathText(issue.path)}: ${isMissing ? "is required" : issue.message}`];
}

/** As JavaScript would write it. */
function pathText(path: readonly PropertyKey[]): string {
  const text = path
    .map((it) => {
      if (typeof it === "number") return `[${it}]`;
      return /^[A-Za-z_]\w*$/.test(String(it)) ? `.${String(it)}` : `[${JSON.stringify(it)}]`;
    })
    .join("");
  return text.replace(/^\./, "") || "the document";
}
