import { ownAddress, readConfig } from "./config.ts";
import { ADMIN_USAGE, runAdminCommand } from "./features/accounts/shell.ts";
import type { Assets } from "./http/assets.ts";
import { openDeps } from "./open-deps.ts";
import { serve } from "./serve.ts";

const USAGE = `markaba [serve]                           serves the marketplace (the default)
markaba serve --new-site                  serves, also if the folder has another site's photos or identity
markaba migrate                           brings the database up to date
markaba demo                              plants the demo marketplace into an empty database
markaba health                            asks the running server whether it is well; for container health checks
${ADMIN_USAGE}`;

export async function main(assets: Assets): Promise<void> {
  const [command = "serve", ...rest] = process.argv.slice(2);
  try {
    await run(command, rest, assets);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function run(command: string, rest: string[], assets: Assets): Promise<void> {
  if (command === "help" || command === "--help") return console.log(USAGE);
  const config = readConfig();
  switch (command) {
    case "serve":
      return serve(config, assets, rest.includes("--new-site"));
    case "migrate": {
      const { applied, close } = await openDeps(config, assets);
      console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date");
      return close();
    }
    case "health": {
      const answer = await fetch(`${ownAddress(config)}/healthz`);
      if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
      return;
    }
    case "demo": {
      const { plantDemo } = await import("./demo/plant.ts");
      const { deps, close } = await openDeps(config, assets);
      console.log(await plantDemo(deps));
      return close();
    }
    case "admin": {
      const { deps, close } = await openDeps(config, assets, { isBesideServer: true });
      try {
        return console.log(await runAdminCommand(deps, rest));
      } finally {
        await close();
      }
    }
    default:
      throw new Error(`There is no command "${command}".\n\n${USAGE}`);
  }
}
