import { afterEach, beforeEach } from "bun:test";
import { duringTest } from "./during-test.ts";

beforeEach(() => void (duringTest.is = true));
afterEach(() => void (duringTest.is = false));
