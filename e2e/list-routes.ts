import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

const APP = join(import.meta.dirname, "../apps/web/src/app");

/** An address of the site's, and whether a page answers there or code of its own. */
export type SiteRoute = { readonly path: string; readonly isPage: boolean };

/** What the custom server answers itself (`apps/web/src/platform/server/serve-listing-json.ts`). */
const OF_THE_SERVER: readonly SiteRoute[] = [{ path: "/api/jobs", isPage: false }];

/**
 * Every address that the app's folder makes, and the server's own, so that a new page is looked at without being named
 * anywhere. `values` fill the folders that stand for a part of an address; optional ones are left out.
 *
 * @throws Error that names a part without a value.
 */
export function listRoutes(values: Readonly<Record<string, string>>): SiteRoute[] {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
  const routes = files.filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file.replaceAll(sep, "/")));
  const found = routes.map((file) => {
    const folders = file.split(sep).slice(0, -1);
    const parts = folders.filter((folder) => !folder.startsWith("[["));
    return {
      path: `/${parts.map((part) => fill(part, values)).join("/")}`,
      isPage: file.endsWith("page.tsx"),
    };
  });
  return [...found, ...OF_THE_SERVER];
}

function fill(folder: string, values: Readonly<Record<string, string>>): string {
  const name = /^\[(\w+)\]$/.exec(folder)?.[1];
  if (name === undefined) return folder;
  const value = values[name];
  if (value === undefined) throw new Error(`No value for the address's part [${name}].`);
  return value;
}
