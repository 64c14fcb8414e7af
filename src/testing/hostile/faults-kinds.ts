import { Database } from "bun:sqlite";
import { cpSync, readFileSync, renameSync, truncateSync } from "node:fs";
import {
  damagePage,
  expectRefusal,
  failWrites,
  fillDisk,
  lockDatabase,
  makeReadOnly,
  moveAway,
  PAGE_BYTES,
  refusalOf,
} from "./faults-causes.ts";
import { type Ground, run } from "./faults-ground.ts";

interface Kind {
  name: string;
  weight: number;
  needs?: keyof Ground["has"];
}

/** A fault that lasts for a while, during which the server keeps running. */
export interface LastingFault extends Kind {
  /** The text that `/readyz` must return with 503. Missing if the fault has no effect; with `isOptional` both are right. */
  says?: RegExp;
  isOptional?: boolean;
  /** Whether photos cannot be read during the fault. */
  hidesPhotos?: boolean;
  lastsMs(ground: Ground): number;
  /** Causes the fault; returns a function that ends it. */
  cause(ground: Ground): Promise<() => Promise<void> | void>;
}

/** A fault that ends the server; throws if a start should be refused but is not, or is refused without a reason. */
export interface EndingFault extends Kind {
  end(ground: Ground): Promise<void>;
}

export type Fault = LastingFault | EndingFault;

const shortly = ({ random }: Ground): number => 200 + random.next() * 800;

export const FAULTS: Fault[] = [
  {
    name: "killed",
    weight: 12,
    end: async ({ server }) => {
      await server.kill();
      await server.start();
    },
  },
  {
    name: "stopped and started",
    weight: 3,
    end: async ({ server }) => {
      const code = await server.end();
      if (code !== 0) throw new Error(`It ended with ${code}`);
      await server.start();
    },
  },
  {
    name: "locked by another program",
    weight: 12,
    needs: "python3",
    says: /another program has locked the database/,
    isOptional: true,
    lastsMs: ({ random }) => 300 + random.next() * 2500,
    cause: lockDatabase,
  },
  {
    name: "locked for longer than writes wait",
    weight: 1,
    needs: "python3",
    says: /another program has locked the database/,
    lastsMs: () => 11_000,
    cause: lockDatabase,
  },
  {
    name: "disk full",
    weight: 12,
    needs: "mounts",
    says: /the disk is full/,
    lastsMs: shortly,
    cause: async (ground) => fillDisk(ground),
  },
  {
    name: "data folder read-only",
    weight: 7,
    needs: "mounts",
    says: /the disk is read-only/,
    lastsMs: shortly,
    cause: async ({ dataDir }) => makeReadOnly(dataDir),
  },
  {
    name: "photos read-only",
    weight: 7,
    needs: "mounts",
    says: /the disk is read-only/,
    lastsMs: shortly,
    cause: async ({ photos }) => makeReadOnly(photos),
  },
  {
    name: "writes fail",
    weight: 8,
    needs: "strace",
    says: /cannot be written/,
    lastsMs: shortly,
    cause: failWrites,
  },
  {
    name: "clock set",
    weight: 14,
    needs: "faketime",
    lastsMs: ({ random }) => 1200 + random.next() * 800,
    cause: async ({ setClock, random }) => {
      setClock(random.pick(["+1d", "-1d", "+3600", "-3600", "+15", "-15", "+1", "-1"]));
      return () => setClock("+0");
    },
  },
  {
    name: "photos folder renamed",
    weight: 9,
    says: /the photos folder is missing/,
    hidesPhotos: true,
    lastsMs: shortly,
    cause: async ({ photos }) => moveAway(photos),
  },
  {
    name: "another disk in place of the photos",
    weight: 5,
    needs: "mounts",
    says: /the photos folder is not the one/,
    hidesPhotos: true,
    lastsMs: shortly,
    cause: async ({ photos }) => {
      run("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", photos]);
      return () => run("umount", ["-l", photos]);
    },
  },
  {
    name: "database deleted",
    weight: 9,
    says: /the database file was replaced or deleted/,
    lastsMs: shortly,
    cause: async ({ database }) => moveAway(database),
  },
  {
    name: "database replaced by a copy, then killed",
    weight: 5,
    end: async (ground) => {
      const { server, database, storm } = ground;
      const copy = `${database}-copy`;
      const from = new Database(database, { readonly: true });
      from.query("VACUUM INTO ?").run(copy);
      from.close();
      const putBack = moveAway(database);
      renameSync(copy, database);
      await Bun.sleep(300);
      const answer = await server.call("GET", "/readyz");
      const said = await answer.text();
      if (!said.includes("replaced or deleted")) throw new Error(`/readyz says ${answer.status} ${said}`);
      const before = storm.saved.length;
      await Bun.sleep(shortly(ground));
      if (storm.saved.length > before + 4) throw new Error("It saves into a replaced database");
      await server.kill();
      await expectRefusal(ground, /markaba\.sqlite was replaced/).finally(putBack);
      await server.start();
    },
  },
  {
    name: "copied with a damaged page",
    weight: 5,
    end: async (ground) => {
      const { server, database } = ground;
      await server.end();
      const putBack = moveAway(database);
      cpSync(`${database}-away`, database);
      damagePage(database, ground);
      await expectRefusal(ground, /markaba\.sqlite is damaged/).finally(putBack);
      await server.start();
    },
  },
  {
    name: "copied only in part",
    weight: 2,
    end: async (ground) => {
      const { server, database, random } = ground;
      await server.end();
      const putBack = moveAway(database);
      cpSync(`${database}-away`, database);
      truncateSync(
        database,
        random.below(Math.floor(readFileSync(database).length / PAGE_BYTES)) * PAGE_BYTES,
      );
      await expectRefusal(ground, /markaba\.sqlite is (cut off|missing or empty)/).finally(putBack);
      await server.start();
    },
  },
  {
    name: "disk full, then killed",
    weight: 4,
    needs: "mounts",
    end: async (ground) => {
      const { server } = ground;
      const empty = fillDisk(ground);
      await Bun.sleep(shortly(ground));
      await server.kill();
      // The data left unfinished by the kill may leave just enough space.
      const refusal = await refusalOf(ground);
      empty();
      if (refusal === null) return;
      await server.start();
      if (!/The disk of the folder .* is full/.test(refusal))
        throw new Error(`It does not say full: ${refusal}`);
    },
  },
];
