/** Runs as its own process and responds with constant 16 kB: the reference for what the machine can send. */
const page = new Uint8Array(16_000).fill(97);
Bun.serve({
  port: Number(process.env["PORT"]),
  fetch: () => new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } }),
});

export {};
