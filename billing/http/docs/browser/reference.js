// The script of the API reference: copy buttons, and requests from the page. Everything else works without it.

const rememberedKey = "hemline-billing-public-key";

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
    button.textContent = "Copied";
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2_000);
  });
  caption.after(button);
}

/** @param {HTMLElement} section */
function enableTryForm(section) {
  const form = section.querySelector("form");
  const { key } = form.elements;
  section.hidden = false;
  if (key.type !== "password") key.value = sessionStorage.getItem(rememberedKey) ?? key.value;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const outcome = section.querySelector(".outcome");
    const button = form.querySelector("[type=submit]");
    button.disabled = true;
    outcome.textContent = "Sending…";
    try {
      show(section, await send(form, key.value.trim()));
    } catch {
      outcome.className = "outcome error";
      outcome.textContent = "The service did not respond. Check your connection and try again.";
    } finally {
      button.disabled = false;
    }
  });
}

/**
 * @param {HTMLFormElement} form
 * @param {string} key
 */
async function send(form, key) {
  // Secret keys are never stored, whichever field they are typed into.
  if (/^(rcb|test)_/.test(key)) sessionStorage.setItem(rememberedKey, key);
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
  const outcome = section.querySelector(".outcome");
  outcome.className = `outcome ${response.ok ? "success" : "error"}`;
  outcome.textContent = `${`${response.status} ${response.statusText}`.trim()} · ${tookMs} ms`;
  section
    .querySelector(".response")
    .replaceChildren(...(text === "" ? [] : [codeBlock("Your response", indented(text))]));
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
