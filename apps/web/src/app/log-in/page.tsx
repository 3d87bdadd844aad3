import type { Metadata } from "next";
import { headers } from "next/headers";

import { LogIn } from "../../account/log-in.tsx";
import { safeNextPath } from "../../account/next-path.ts";
import { readBrowser } from "../../account/read-browser.ts";
import { toSearchParams } from "../../jobs/listing-path.ts";

export const metadata: Metadata = { title: "Log in", robots: { index: false } };

export default async function LogInPage({ searchParams }: PageProps<"/log-in">) {
  const next = safeNextPath(toSearchParams(await searchParams).get("next") ?? undefined);
  return <LogIn next={next} browser={readBrowser(await headers())} />;
}
