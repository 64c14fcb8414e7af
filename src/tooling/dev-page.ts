export const PAGE_SCRIPT = `
const changes = new EventSource("/dev/changes");
let first;
changes.addEventListener("version", ({ data }) => {
  if (data !== (first ??= data)) location.reload();
});
changes.addEventListener("problem", ({ data }) => {
  const shown = document.getElementById("dev-problem") ?? document.createElement("pre");
  shown.id = "dev-problem";
  shown.role = "alert";
  shown.textContent = JSON.parse(data);
  shown.style.cssText =
    "position:fixed;inset:0;z-index:2147483647;margin:0;padding:24px;overflow:auto;direction:ltr;text-align:left;" +
    "white-space:pre-wrap;font:14px/1.5 monospace;background:#1e1c19;color:#ff8a7a";
  document.documentElement.append(shown);
});
`;

export const SCRIPT_TAG = `<script type="module" src="/dev/page.js"></script>`;

export const problemPage = (problem: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title>${SCRIPT_TAG}
<body style="margin:0;padding:24px;background:#1e1c19;color:#ff8a7a">
<pre style="white-space:pre-wrap;font:14px/1.5 monospace">${Bun.escapeHTML(problem)}</pre>`;
