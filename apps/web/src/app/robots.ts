import type { MetadataRoute } from "next";
import { connection } from "next/server";

import { readEnv } from "../platform/env.ts";

/** Pages set their own `robots` metadata, which crawlers could not read on pages blocked here. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // The site's address is not configured while pages are built.
  await connection();
  return {
    rules: { userAgent: "*", allow: "/" },
    sitemap: new URL("/sitemap.xml", readEnv().SITE_URL).href,
  };
}
