import { expect, test } from "bun:test";
import { HOUR_MS } from "#src/core/time.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { findLink, issueLink, removeEndedLinks, spendLink } from "./one-time-links.ts";
import { type LinkPurpose, oneTimeLinks } from "./tables.ts";

async function links() {
  const app = testApp();
  const user = await app.signUp();
  const { db, clock } = app.deps;
  const issue = (purpose: LinkPurpose = "reset-password", userId: string | null = user.id) =>
    db.withTx((tx) => issueLink(tx, purpose, userId, clock.now(), HOUR_MS));
  const spend = (token: string, purpose: LinkPurpose = "reset-password") =>
    db.withTx((tx) => spendLink(tx, purpose, token, clock.now()));
  return { ...app, user, issue, spend };
}

test("a link works once, even with two simultaneous uses", async () => {
  const { user, issue, spend } = await links();
  const token = await issue();
  const spent = await Promise.all([spend(token), spend(token)]);
  expect(spent).toEqual([{ userId: user.id }, null]);
  expect(await spend(token)).toBeNull();
});

test("only the hash of the token is stored", async () => {
  const { deps, issue } = await links();
  const token = await issue();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await deps.db.read.select().from(oneTimeLinks))).not.toContain(token);
});

test("a link works until it expires and only for its purpose", async () => {
  const { clock, issue, spend } = await links();
  const token = await issue();
  expect(await spend(token, "verify-email")).toBeNull();
  clock.advance(HOUR_MS);
  expect(await spend(token)).toBeNull();
});

test("a new link replaces the older one of the same purpose and user, and no other", async () => {
  const { signUp, issue, spend } = await links();
  const other = await signUp();
  const [older, ofOther, verify] = [
    await issue(),
    await issue("reset-password", other.id),
    await issue("verify-email"),
  ];
  const newer = await issue();
  expect(await spend(older)).toBeNull();
  expect(await spend(newer)).not.toBeNull();
  expect(await spend(ofOther)).toEqual({ userId: other.id });
  expect(await spend(verify, "verify-email")).not.toBeNull();
});

test("a new link for the first admin, which has no user, replaces the older one too", async () => {
  const { issue, spend } = await links();
  const older = await issue("set-up", null);
  const newer = await issue("set-up", null);
  expect(await spend(older, "set-up")).toBeNull();
  expect(await spend(newer, "set-up")).toEqual({ userId: null });
});

test("finding a link does not use it up and shows whether it was used", async () => {
  const { deps, clock, user, issue, spend } = await links();
  const token = await issue();
  const find = () => findLink(deps.db.read, "reset-password", token, clock.now());
  expect(await find()).toEqual({ userId: user.id, usedAt: null });
  await spend(token);
  expect(await find()).toEqual({ userId: user.id, usedAt: clock.now() });
  clock.advance(HOUR_MS);
  expect(await find()).toBeNull();
});

test("expired links are removed", async () => {
  const { deps, clock, issue } = await links();
  await issue();
  clock.advance(HOUR_MS - 1);
  await removeEndedLinks(deps.db, clock.now());
  expect(await deps.db.read.$count(oneTimeLinks)).toBe(1);
  clock.advance(1);
  await removeEndedLinks(deps.db, clock.now());
  expect(await deps.db.read.$count(oneTimeLinks)).toBe(0);
});
