import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

const APP = join(import.meta.dirname, "../apps/web/src/app");

/** A URL of the site, and whether it is a page or an endpoint. */
export type SiteRoute = { readonly path: string; readonly isPage: boolean };

/** Endpoints of the custom server (`apps/web/src/platform/server/serve-listing-json.ts`). */
const OF_THE_SERVER: readonly SiteRoute[] = [{ path: "/api/jobs", isPage: false }];

/**
 * All URLs from the app folder and the custom server, so that new pages are included automatically. `values` fill
 * dynamic segments; optional ones are left out.
 *
 * @throws Error that names a segment without a value.
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
