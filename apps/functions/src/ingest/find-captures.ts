import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";

import { orderCaptures } from "./capture-source.ts";

/** Captures below a folder, by relative path. */
export interface FoundCaptures {
  /** Every `.json` file and link to one, in ingestion order. */
  readonly paths: readonly string[];
  /** Links to folders, which are not followed because of possible cycles. */
  readonly linkedFolders: readonly string[];
}

/** Undefined if the folder cannot be read. */
export async function findCaptures(folder: string): Promise<FoundCaptures | undefined> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths: string[] = [];
    const linkedFolders: string[] = [];
    for (const entry of entries) {
      const path = relative(folder, join(entry.parentPath, entry.name));
      if (entry.isSymbolicLink() && (await isFolder(join(folder, path)))) linkedFolders.push(path);
      else if (!entry.isDirectory() && /\.json$/i.test(entry.name)) paths.push(path);
    }
    return { paths: orderCaptures(paths), linkedFolders: linkedFolders.toSorted() };
  } catch {
    return undefined;
  }
}

/** The text of a capture; undefined if it cannot be read. */
export async function readCapture(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Broken links are not folders: reading them will report the error. */
async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
