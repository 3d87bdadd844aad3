import type { Metadata } from "next";

import { LogIn } from "../../account/log-in.tsx";
import { safeNextPath } from "../../account/next-path.ts";
import { toSearchParams } from "../../jobs/listing-path.ts";

export const metadata: Metadata = { title: "Log in", robots: { index: false } };

export default async function LogInPage({ searchParams }: PageProps<"/log-in">) {
  return <LogIn next={safeNextPath(toSearchParams(await searchParams).get("next") ?? undefined)} />;
}
