/** Where the pictures' files are kept; names look like `<id>-<width>.webp`. */
export interface PhotoStore {
  /** Durable before it answers: every file and the folder's entry are on disk. */
  put(files: { name: string; bytes: Uint8Array<ArrayBuffer> }[]): Promise<void>;
  /** The file for serving, or null where there is none. */
  get(name: string): Promise<Blob | Uint8Array<ArrayBuffer> | null>;
  /** The names of all files, some at a time. */
  names(): AsyncIterable<string[]>;
  remove(names: string[]): Promise<void>;
}
