import type { MetadataRoute } from "next";
import { connection } from "next/server";

import { readEnv } from "../platform/env.ts";

/** Which pages to keep is each page's own `robots` metadata: a page barred here could not say it. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // Nothing of the site's address is known while pages are built.
  await connection();
  return {
    rules: { userAgent: "*", allow: "/" },
    sitemap: new URL("/sitemap.xml", readEnv().SITE_URL).href,
  };
}
