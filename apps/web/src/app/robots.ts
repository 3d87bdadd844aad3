import type { MetadataRoute } from "next";

/** Which pages to keep is each page's own `robots` metadata: a page barred here could not say it. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" } };
}
