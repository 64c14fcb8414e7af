/** XMLHttpRequest parses a document without running its scripts, so Trusted Types need no exception. */
export const fetchFragment = (path: string, body?: unknown): Promise<Node[]> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(body === undefined ? "GET" : "POST", path);
    request.responseType = "document";
    request.addEventListener("load", () => {
      const parsed = request.status === 200 ? (request.response as Document | null) : null;
      if (parsed) resolve([...parsed.body.childNodes]);
      else reject(new Error(`${request.status}: ${path}`));
    });
    request.addEventListener("error", () => reject(new Error(path)));
    if (body !== undefined) request.setRequestHeader("Content-Type", "application/json");
    request.send(body === undefined ? null : JSON.stringify(body));
  });
