/** `bun load.ts SECONDS CONCURRENCY ENCODING URL…` prints the number of responses and the rate per second. */
const [seconds = "3", concurrency = "8", encoding = "identity", ...urls] = process.argv.slice(2);

const end = performance.now() + Number(seconds) * 1000;
let answered = 0;

async function client(number: number): Promise<void> {
  for (let i = 0; performance.now() < end; i++) {
    const url = urls[(number * 7 + i) % urls.length] ?? "";
    // A different address each time, because of the limit per address.
    const address = `198.18.${number}.${i % 250}`;
    const headers = { "X-Forwarded-For": address, "Accept-Encoding": encoding };
    const response = await fetch(url, { headers, decompress: false });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    answered++;
  }
}

const began = performance.now();
await Promise.all(Array.from({ length: Number(concurrency) }, (_, i) => client(i)));
console.log(answered, (answered / ((performance.now() - began) / 1000)).toFixed(1));

export {};
