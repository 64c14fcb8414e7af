import { Database as Sqlite } from "bun:sqlite";
import { expect, test } from "bun:test";
import fc from "fast-check";
import { foldSpelling } from "#src/core/fold.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { ftsQuery, partMatch } from "./substring-index.ts";

/** The ids of users who are found; ids count from 1. */
function people(...given: { name: string; email?: string; phone?: string }[]) {
  const sqlite = new Sqlite(":memory:");
  migrate(sqlite, migrations, null);
  const add = sqlite.query(
    "INSERT INTO users (id, email, email_key, password_hash, name, phone, created_at, updated_at) VALUES (?1, ?2, ?2, '', ?3, ?4, 0, 0)",
  );
  for (const [i, { name, email = `person${i}@markaba.test`, phone = null }] of given.entries())
    add.run(String(i + 1), email, name, phone);
  const find = (query: string) => {
    const match = partMatch(query);
    if (match === null) return null;
    return sqlite
      .query("SELECT user_id FROM user_texts_fts WHERE user_texts_fts MATCH ? ORDER BY rowid")
      .values(ftsQuery(match))
      .map(([id]) => Number(id));
  };
  return { sqlite, find };
}

test("parts of a name, an email or a phone, and all words of a query", () => {
  const { find } = people(
    { name: "Rania Haddad", email: "rania90@example.com", phone: "+962791234567" },
    { name: "Omar Haddad", email: "o.k@example.org" },
    { name: "مي", email: "mai@example.com", phone: "+962787654321" },
  );
  expect(find("haddad")).toEqual([1, 2]);
  expect(find("adda")).toEqual([1, 2]);
  expect(find("HADDAD  rania")).toEqual([1]);
  expect(find("haddad example.org")).toEqual([2]);
  expect(find("ania90@ex")).toEqual([1]);
  expect(find("a90@ex")).toEqual([1]);
  expect(find("rania 90")).toEqual([]);
  expect(find("@example.")).toEqual([1, 2, 3]);
  for (const phone of ["0791234567", "079 123 4567", "+962 79-123", "00962791", "٠٧٩١٢٣", "4567"])
    expect([phone, find(phone)]).toEqual([phone, [1]]);
  expect(find("مي")).toEqual([3]);
});

test("fewer than three letters are the beginning of a word", () => {
  const { find } = people({ name: "Rania Haddad" }, { name: "Noor Odeh", email: "noor@markaba.test" });
  expect(find("ha")).toEqual([1]);
  expect(find("h")).toEqual([1]);
  expect(find("od")).toEqual([2]);
  expect(find("dd")).toEqual([]);
  expect(find("n o")).toEqual([2]);
});

test("queries are folded like the indexed text", () => {
  const letters = Array.from({ length: 0x0700 - 0x0600 }, (_, i) => String.fromCodePoint(0x0600 + i));
  const names = letters
    .filter((letter) => /[\p{L}\p{M}]/u.test(letter) && letter === letter.normalize("NFKC"))
    .map((letter) => `ab${letter}cd`);
  const { sqlite } = people(...["RANIA", "أحمد آل إبراهيم", ...names].map((name) => ({ name })));
  const folded = sqlite.query("SELECT name FROM user_texts ORDER BY doc_id").values().flat();
  const wanted = ["RANIA", "أحمد آل إبراهيم", ...names].map(
    (name) => `  ${foldSpelling(name).replaceAll(" ", "  ")}`,
  );
  expect(folded).toEqual(wanted);
});

test("Arabic names are found in any spelling", () => {
  const { find } = people({ name: "إبراهيم القضاة" }, { name: "مُنى" });
  expect(find("ابراهيم")).toEqual([1]);
  expect(find("أبراهيم القضاه")).toEqual([1]);
  expect(find("منى")).toEqual([2]);
  expect(find("مني")).toEqual([2]);
});

test("the index follows changes and deletions, and keeps none of the deleted text", () => {
  const { sqlite, find } = people({ name: "Rania", email: "rania@example.com" }, { name: "Omar" });
  sqlite.run("UPDATE users SET name = 'Huda', phone = '+962791234567' WHERE id = '1'");
  expect([find("rania@"), find("huda"), find("0791234")]).toEqual([[1], [1], [1]]);
  sqlite.run("PRAGMA foreign_keys = ON");
  sqlite.run("DELETE FROM users WHERE id = '1'");
  expect([find("huda"), find("omar")]).toEqual([[], [2]]);
  const kept = sqlite.query("SELECT count(*) FROM user_texts").values();
  expect(kept).toEqual([[1]]);
  const blocks = sqlite.query("SELECT block FROM user_texts_fts_data").values().flat() as Uint8Array[];
  expect(blocks.map((block) => Buffer.from(block).toString("latin1")).join()).not.toContain("hud");
  sqlite.run("INSERT INTO user_texts_fts (user_texts_fts, rank) VALUES ('integrity-check', 1)");
});

test("no input causes an error; text without letters or digits finds nothing", () => {
  const { find } = people({ name: "Rania" });
  for (const none of ["", "  ", "%", '"', "* - +", "()", "\u0640"])
    expect([none, find(none)]).toEqual([none, null]);
  for (const odd of ['ra"nia', "name:", "a OR b", "NEAR(a b)", "^rania", "-rania", "ra*"]) find(odd);
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 40 }), (query) => void find(query)));
});
