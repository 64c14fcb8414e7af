import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { seededRandom } from "#src/demo/random.ts";
import { haveRealAds, readRealAds } from "#src/testing/listings/real-ads.ts";
import { startSmtpSink } from "#src/testing/outside/smtp-sink.ts";
import { startHostile } from "./server.ts";

// Publishes real ads among saved searches while the server is killed again and again: no alert may be lost or repeated.

const ADS = 500;
const PEOPLE = 10;
const SEARCHES_EACH = 20;
const KILLS = 20;
const SETTLED_WITHIN_MS = 240_000;

const MAKES = ["Toyota", "Hyundai", "Kia", "Mercedes-Benz", "Nissan", "BMW", "Ford", "Honda", "Mitsubishi"];
const MORE = ["", "maxPrice=8000", "minYear=2012", "maxPrice=15000&transmission=Automatic", "q=فل"];

test.skipIf(!haveRealAds)(
  `${ADS} ads with ${PEOPLE * SEARCHES_EACH} saved searches around and ${KILLS} kills: every alert once`,
  async () => {
    const random = seededRandom(Date.now() % 2 ** 31);
    const sink = await startSmtpSink();
    const server = await startHostile({ SMTP_URL: sink.url, ALERTS_AFTER_SECONDS: "1" });
    const file = join(server.dataDir, "markaba.sqlite");
    const rows = <T>(sql: string): T[] => {
      const db = new Database(file, { readonly: true });
      try {
        return db.query(sql).all() as T[];
      } finally {
        db.close();
      }
    };
    const seller = await server.signUpAdmin();
    for (let n = 0; n < PEOPLE; n++) {
      const person = await server.signUp();
      for (let i = 0; i < SEARCHES_EACH; i++) {
        const at = n * SEARCHES_EACH + i;
        const query = [`make=${MAKES[at % MAKES.length]}`, MORE[at % MORE.length]].filter(Boolean).join("&");
        const json = { kind: "car", query, name: `Search ${at}`, rhythm: "now", channels: ["mail"] };
        expect((await server.call("POST", "/api/saved-searches", { as: person, json })).status).toBe(201);
      }
    }
    const outside = new Database(file);
    outside.run("PRAGMA busy_timeout = 5000");
    outside.run("UPDATE users SET email_verified_at = 1");
    outside.close();

    const ads = await readRealAds(ADS);
    const posted: string[] = [];
    const killAt = new Set(
      Array.from({ length: KILLS }, (_, i) => Math.floor(((i + 1) * ADS) / (KILLS + 1))),
    );
    for (const [i, ad] of ads.entries()) {
      if (killAt.has(i)) {
        await Bun.sleep(random.next() * 3000);
        await server.kill();
        await server.start();
      }
      const answer = await server.call("POST", "/api/cars", { as: seller, json: ad });
      expect([201, 400]).toContain(answer.status);
      if (answer.status === 201) posted.push(((await answer.json()) as { id: string }).id);
    }
    expect(new Set(posted).size).toBeGreaterThan(ADS * 0.8);

    const isSettled = () => {
      const [{ cursor, rev, untold, unsent } = { cursor: 0, rev: 1, untold: 1, unsent: 1 }] = rows<
        Record<"cursor" | "rev" | "untold" | "unsent", number>
      >(`SELECT (SELECT value FROM counters WHERE name = 'matched') AS cursor,
           (SELECT max(rev) FROM listings) AS rev,
           (SELECT count(*) FROM saved_search_matches WHERE told_at IS NULL) AS untold,
           (SELECT count(*) FROM outbox WHERE kind = 'saved-search-alert' AND sent_at IS NULL AND attempts = 0) AS unsent`);
      return cursor >= rev && untold === 0 && unsent === 0;
    };
    for (const until = Date.now() + SETTLED_WITHIN_MS; !isSettled() && Date.now() < until;)
      await Bun.sleep(500);
    expect(isSettled()).toBe(true);

    // The search page of each search must show what was found for it.
    const searches = rows<{ id: string; query: string }>("SELECT id, query FROM saved_searches");
    expect(searches).toHaveLength(PEOPLE * SEARCHES_EACH);
    const found = Map.groupBy(
      rows<{ searchId: string; listingId: string }>(
        "SELECT search_id AS searchId, listing_id AS listingId FROM saved_search_matches",
      ),
      ({ searchId }) => searchId,
    );
    const shown = new Map<string, string[]>();
    for (const { id, query } of searches) {
      if (!shown.has(query)) {
        const ids: string[] = [];
        for (let page = 1; ; page++) {
          const answer = await server.call("GET", `/api/cars?${query}&pageSize=100&page=${page}`);
          const items = (await answer.json()) as { id: string }[];
          ids.push(...items.map((item) => item.id));
          if (items.length < 100) break;
        }
        shown.set(query, ids.sort());
      }
      const matched = (found.get(id) ?? []).map(({ listingId }) => listingId).sort();
      expect({ query, matched }).toEqual({ query, matched: shown.get(query) ?? [] });
    }

    // An email cut off between the server's "250" and the database is sent again with the same id, by which mailboxes
    // detect duplicates.
    const letters = new Map(sink.mails.map((mail) => [mail.messageId, mail]));
    const told = new Map<string, number>();
    for (const { to, text } of letters.values())
      for (const [, listing] of text.matchAll(/\/cars\/(\d+)-/g)) {
        const pair = `${to[0]} ${listing}`;
        told.set(pair, (told.get(pair) ?? 0) + 1);
      }
    expect([...told].filter(([, times]) => times > 1)).toEqual([]);
    await server.dispose();
    await sink.die();
  },
);
