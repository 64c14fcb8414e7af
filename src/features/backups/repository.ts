import type { Config } from "#src/config.ts";
import { type Encryption, encryptionWith } from "./encryption.ts";
import { BackupProblem, type BackupStore } from "./store.ts";

interface Part {
  sha256: string;
  /** SHA-256 of the stored file: the compressed piece. */
  stored: string;
  storedBytes: number;
}

export type PhotoFile = { name: string; sha256: string; bytes: number; modifiedAt: number };

/** Lists everything in a backup. Written last, after all other files were read back and verified. */
export interface Manifest {
  format: 1;
  site: string;
  /** When the snapshot of the database was taken. */
  time: number;
  version: string;
  database: { bytes: number; sha256: string; rows: Record<string, number>; parts: Part[] };
  /** `list` has one `PhotoFile` as JSON per line. `lost` are photos whose files are missing on the site. */
  photos: { files: number; bytes: number; lost: string[]; list: Part[] };
  /** SHA-256 of `secret.key`; null if the key is in the settings. */
  secretKey: { sha256: string; bytes: number } | null;
}

/** The parts of a manifest's file name: `<time>.<site>.<key>.<first half of the file's SHA-256>`. */
export interface BackupName {
  path: string;
  time: number;
  site: string;
  keyId: string;
  sha256: string;
}

/** Backup files of one site and key, named by the SHA-256 of their content, so that equal files are stored once. */
export interface Repository {
  store: BackupStore;
  site: string;
  keyId: string;
  encryption: Encryption | null;
  folder: string;
  pathOf(sha256: string): string;
  sizeOf(bytes: number): number;
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  get(sha256: string): Promise<Uint8Array<ArrayBuffer>>;
}

const PART_BYTES = 2 ** 22;
export const UNENCRYPTED = "plain";
const MANIFESTS = "manifests";
const NAME =
  /^manifests\/(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)\.([0-9a-f]{32})\.(plain|[0-9a-f]{8})\.([0-9a-f]{32})$/;

export const sha256Of = (bytes: Uint8Array): string =>
  new Bun.CryptoHasher("sha256").update(bytes).digest("hex");

// Half of the hash keeps names below tar's limit of 100 characters.
const nameOfManifest = (bytes: Uint8Array): string => sha256Of(bytes).slice(0, 32);

const damaged = (store: BackupStore, path: string) =>
  new BackupProblem(`${path} in ${store.place} is damaged.`, { kind: "damage" });

export async function openRepository(
  store: BackupStore,
  site: string,
  passphrase: string | undefined,
): Promise<Repository> {
  const encryption = passphrase === undefined ? null : await encryptionWith(passphrase, site);
  const keyId = encryption?.keyId ?? UNENCRYPTED;
  const folder = objectsOf(keyId);
  const pathOf = (sha256: string) => {
    const name = encryption?.nameOf(sha256) ?? sha256;
    return `${folder}/${name.slice(0, 2)}/${name}`;
  };
  return {
    store,
    site,
    keyId,
    encryption,
    folder,
    pathOf,
    sizeOf: (bytes) => bytes + (encryption?.addedBytes ?? 0),
    put: (sha256, bytes) => {
      const path = pathOf(sha256);
      return store.put(path, encryption?.encrypt(path, bytes) ?? bytes);
    },
    get: async (sha256) => {
      const path = pathOf(sha256);
      const stored = await store.get(path);
      const bytes = decrypted(encryption, path, stored);
      if (!bytes || sha256Of(bytes) !== sha256) throw damaged(store, path);
      return bytes;
    },
  };
}

export const objectsOf = (keyId: string): string => `objects/${keyId}`;

function decrypted(encryption: Encryption | null, path: string, stored: Uint8Array<ArrayBuffer>) {
  if (!encryption) return stored;
  try {
    return encryption.decrypt(path, stored);
  } catch {
    return null;
  }
}

/** The backups at a place, according to their file names only; newest first. */
export async function listNames(store: BackupStore): Promise<BackupName[]> {
  const names = [...(await store.list(MANIFESTS)).keys()].flatMap((path) => {
    const [, time, site = "", keyId = "", sha256 = ""] = NAME.exec(path) ?? [];
    if (!time) return [];
    return [{ path, time: Date.parse(time.replace(/T(\d\d)-(\d\d)-/, "T$1:$2:")), site, keyId, sha256 }];
  });
  return names.toSorted((a, b) => b.time - a.time);
}

export async function writeManifest(repository: Repository, manifest: Manifest): Promise<BackupName> {
  const { store, site, keyId, encryption } = repository;
  const time = new Date(manifest.time).toISOString().replaceAll(":", "-");
  const start = `${MANIFESTS}/${time}.${site}.${keyId}`;
  const text = Buffer.from(JSON.stringify(manifest));
  const bytes = encryption?.encrypt(start, text) ?? text;
  const sha256 = nameOfManifest(bytes);
  const name = { path: `${start}.${sha256}`, time: manifest.time, site, keyId, sha256 };
  await store.settle();
  await store.put(name.path, bytes);
  await store.settle();
  await readManifest(repository, name);
  return name;
}

export async function readManifest(repository: Repository, name: BackupName): Promise<Manifest> {
  const { store, encryption, keyId } = repository;
  const bytes = await store.get(name.path);
  if (nameOfManifest(bytes) !== name.sha256) throw damaged(store, name.path);
  if (name.keyId !== keyId)
    throw new BackupProblem(
      name.keyId === UNENCRYPTED
        ? `${name.path} in ${store.place} is not encrypted.`
        : `${name.path} in ${store.place} is encrypted, but BACKUP_PASSPHRASE is missing or another one. Set it to the passphrase of that time.`,
    );
  const text = decrypted(encryption, name.path.slice(0, -name.sha256.length - 1), bytes);
  if (!text) throw damaged(store, name.path);
  return JSON.parse(Buffer.from(text).toString()) as Manifest;
}

export const repositoryOf = (
  store: BackupStore,
  { keyId, site }: BackupName,
  { BACKUP_PASSPHRASE = "" }: Pick<Config, "BACKUP_PASSPHRASE">,
): Promise<Repository> => openRepository(store, site, keyId === UNENCRYPTED ? undefined : BACKUP_PASSPHRASE);

/** Every file of a backup except the manifest: its size before encryption, by SHA-256. */
export function filesOf({ database, photos, secretKey }: Manifest, list: PhotoFile[]): Map<string, number> {
  const files = new Map(list.map(({ sha256, bytes }) => [sha256, bytes]));
  for (const { stored, storedBytes } of [...database.parts, ...photos.list]) files.set(stored, storedBytes);
  if (secretKey) files.set(secretKey.sha256, secretKey.bytes);
  return files;
}

export async function readPhotoList(repository: Repository, { photos }: Manifest): Promise<PhotoFile[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of readParts(repository, photos.list)) pieces.push(piece);
  return Buffer.concat(pieces)
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PhotoFile);
}

export async function* readParts(repository: Repository, parts: Part[]): AsyncGenerator<Uint8Array> {
  for (const { sha256, stored } of parts) {
    const piece = await Bun.zstdDecompress(await repository.get(stored));
    if (sha256Of(piece) !== sha256) throw damaged(repository.store, repository.pathOf(stored));
    yield piece;
  }
}

export async function putParts(
  file: Blob,
  known: Map<string, Part>,
  put: (sha256: string, bytes: Uint8Array) => Promise<void>,
): Promise<{ sha256: string; parts: Part[] }> {
  const whole = new Bun.CryptoHasher("sha256");
  const parts: Part[] = [];
  for (let from = 0; from < file.size; from += PART_BYTES) {
    const piece = await file.slice(from, from + PART_BYTES).bytes();
    whole.update(piece);
    const sha256 = sha256Of(piece);
    const part = known.get(sha256);
    if (part) {
      parts.push(part);
      continue;
    }
    const bytes = await Bun.zstdCompress(piece);
    const stored = sha256Of(bytes);
    await put(stored, bytes);
    parts.push({ sha256, stored, storedBytes: bytes.length });
  }
  return { sha256: whole.digest("hex"), parts };
}
