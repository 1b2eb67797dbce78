// The script of the API reference: copy buttons, and requests from the page. Everything else works without it.

const storageName = "hemline-billing-public-key";

// The navigation is longer than many screens.
document.querySelector(".wide [aria-current]")?.scrollIntoView({ block: "nearest" });
for (const block of document.querySelectorAll("figure.code")) addCopyButton(block);
for (const section of document.querySelectorAll("section.try")) enableTryForm(section);

/** @param {Element} block */
function addCopyButton(block) {
  // There is no clipboard outside secure contexts.
  if (!navigator.clipboard) return;
  const caption = block.querySelector("figcaption");
  const ariaLabel = `Copy: ${caption.textContent}`;
  const button = element("button", { type: "button", className: "copy", textContent: "Copy", ariaLabel });
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(block.querySelector("code").textContent);
    Object.assign(button, { textContent: "Copied", ariaLabel: "Copied" });
    setTimeout(() => Object.assign(button, { textContent: "Copy", ariaLabel }), 2_000);
  });
  caption.after(button);
}

/** @param {HTMLElement} section */
function enableTryForm(section) {
  const form = section.querySelector("form");
  const { key } = form.elements;
  const button = form.querySelector("[type=submit]");
  section.hidden = false;
  if (key.type !== "password") key.value = rememberedKey() ?? key.value;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    // Not `disabled`, which would take the focus away.
    if (button.ariaDisabled === "true") return;
    button.ariaDisabled = "true";
    await sendAndShow(section, form, key.value.trim());
    button.ariaDisabled = "false";
  });
}

/**
 * @param {HTMLElement} section
 * @param {HTMLFormElement} form
 * @param {string} key
 */
async function sendAndShow(section, form, key) {
  report(section, { text: "Sending…" });
  try {
    remember(key);
    show(section, await send(form, key));
  } catch {
    report(section, { text: "The service did not respond. Check your connection and try again.", kind: "error" });
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {string} key
 */
async function send(form, key) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  const headers = new Headers({ authorization: `Bearer ${key}` });
  for (const { name, value, dataset } of form.querySelectorAll("[data-place]")) {
    if (dataset.place === "path") path = path.replace(`:${name}`, encodeURIComponent(value));
    else if (value === "") continue;
    else if (dataset.place === "query") query.append(name, value);
    else headers.set(name, value);
  }
  const body = form.elements.body?.value;
  if (body !== undefined) headers.set("content-type", "application/json");
  const startedAt = performance.now();
  const url = query.size > 0 ? `${path}?${query}` : path;
  const response = await fetch(url, { method: form.dataset.method, headers, body, credentials: "omit" });
  const text = await response.text();
  return { response, text, tookMs: Math.round(performance.now() - startedAt) };
}

/**
 * @param {HTMLElement} section
 * @param {{ response: Response, text: string, tookMs: number }} answer
 */
function show(section, { response, text, tookMs }) {
  const status = `${response.status} ${response.statusText}`.trim();
  report(section, { text: `${status} · ${tookMs} ms`, kind: response.ok ? "success" : "error" });
  if (text !== "") section.querySelector(".response").append(codeBlock("Your response", indented(text)));
}

/** Says how a request goes, in place of the response before. */
function report(section, { text, kind = "" }) {
  const outcome = section.querySelector(".outcome");
  outcome.className = `outcome ${kind}`;
  outcome.textContent = text;
  section.querySelector(".response").replaceChildren();
}

/** The same markup as the server's code blocks. */
function codeBlock(caption, text) {
  const block = element("figure", { className: "code" });
  const pre = element("pre", { tabIndex: 0, role: "group", ariaLabel: caption });
  pre.append(element("code", { textContent: text }));
  block.append(element("figcaption", { textContent: caption }), pre);
  addCopyButton(block);
  return block;
}

/** @param {string} text */
function indented(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

/** The public key that was used last in this tab. A browser may forbid storage. */
function rememberedKey() {
  try {
    return sessionStorage.getItem(storageName);
  } catch {
    return null;
  }
}

/** Secret keys are never stored, whichever field they are typed into. */
function remember(key) {
  if (!/^(rcb|test)_/.test(key)) return;
  try {
    sessionStorage.setItem(storageName, key);
  } catch {
    // Then it is typed again on the next page.
  }
}
