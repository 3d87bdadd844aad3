import Link from "next/link";

import { entrancePath, safeNextPath } from "./next-path.ts";

/** The ways in, which lead back to where the visitor is. */
export function EntranceLinks({ path }: { path: string }) {
  const next = safeNextPath(path === "/" ? undefined : path);
  return (
    <nav aria-label="Account" className="flex items-center gap-1 tablet:gap-3">
      <Link
        href={entrancePath("/log-in", next)}
        prefetch={false}
        aria-current={path === "/log-in" ? "page" : undefined}
        className="header-link"
      >
        Log in
      </Link>
      <Link
        href={entrancePath("/sign-up", next)}
        prefetch={false}
        aria-current={path === "/sign-up" ? "page" : undefined}
        className="header-link"
      >
        Sign up
      </Link>
    </nav>
  );
}
