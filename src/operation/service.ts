import { relative, resolve } from "node:path";
import { backupPlaces, type Config, ownAddress, settingsIn } from "#src/config.ts";
import { SECRETS } from "#src/config-values.ts";

export const SERVICE_USAGE = `markaba service                           prints a systemd unit for the current settings
markaba service --caddy                   prints a Caddyfile for PUBLIC_ORIGIN, with TLS`;

const ENVIRONMENT_FILE = "/etc/markaba.env";
const SYSTEM_STATE = "/var/lib";
/** 300 MB for serving many visitors, 400 MB for a backup, 400 MB for two large photos. */
const BESIDE_PAGES_MB = 1100;
const FIRST_FREE_PORT = 1024;

const executablePath = Bun.isStandaloneExecutable ? process.execPath : "/usr/local/bin/markaba";

/** `%` begins a specifier in a unit. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll("%", "%%")}"`;

/** A systemd unit in which the server can write only to its own folders. */
export function systemdUnit(config: Config, given = settingsIn(), executable = executablePath): string {
  const dataDir = resolve(config.DATA_DIR);
  const state = relative(SYSTEM_STATE, dataDir);
  const isSystemState = state !== "" && !state.startsWith("..");
  const backups = backupPlaces(config)
    .filter((place) => !place.includes("://"))
    .map((place) => resolve(place));
  const besides = backups.filter((place) => !`${place}/`.startsWith(`${dataDir}/`));
  const isInHome = [dataDir, executable, ...backups].some((path) => /^\/(home|root|run\/user)\//.test(path));
  const capability = config.PORT < FIRST_FREE_PORT && config.PORT > 0 ? "CAP_NET_BIND_SERVICE" : "";
  const settings = { ...given, DATA_DIR: dataDir };
  const own = Object.entries(settings).filter(([name]) => !SECRETS.includes(name));
  return `[Unit]
Description=${config.SITE_NAME_EN.replaceAll("%", "%%")}
After=network-online.target
Wants=network-online.target

[Service]
User=markaba
ExecStart=${quoted(executable)} serve
Restart=always
RestartSec=5
TimeoutStopSec=30
KillMode=mixed

${own.map(([name, value]) => `Environment=${quoted(`${name}=${value}`)}`).join("\n")}
# Secrets go into this file, which only root can read. Its settings win over those above.
EnvironmentFile=-${ENVIRONMENT_FILE}

${[
  ...(isSystemState
    ? [`StateDirectory=${quoted(state)}`, "StateDirectoryMode=0700"]
    : [`ReadWritePaths=${quoted(dataDir)}`]),
  ...besides.map((place) => `ReadWritePaths=${quoted(`-${place}`)}`),
].join("\n")}
UMask=0077
MemoryMax=${Math.ceil(BESIDE_PAGES_MB + config.PAGE_CACHE_MB)}M

NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=${isInHome ? "read-only" : "yes"}
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
LockPersonality=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
AmbientCapabilities=${capability}
CapabilityBoundingSet=${capability}

[Install]
WantedBy=multi-user.target
`;
}

/** Caddy obtains and renews the certificate itself, and passes on scheme, host and client address. */
export function caddyfile(config: Config): string {
  if (!config.PUBLIC_ORIGIN)
    throw new Error("Set PUBLIC_ORIGIN to the site's public address, such as https://cars.example.com.");
  return `${config.PUBLIC_ORIGIN} {
	reverse_proxy ${new URL(ownAddress(config)).host}
}
`;
}
