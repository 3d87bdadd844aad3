"use client";

import { pickMarketingParams } from "@farwork/domain/links";
import { useSearchParams } from "next/navigation";

import { entrancePath, safeNextPath } from "../../platform/session/next-path.ts";
import { SiteLink } from "../../ui/site-link.tsx";

const ENTRANCES = [
  { page: "/log-in", name: "Log in" },
  { page: "/sign-up", name: "Sign up" },
] as const;

/** The ways in, which lead back to where the visitor is; from the front page to one's dashboard. */
export function EntranceLinks({ path }: { path: string }) {
  const query = useSearchParams();
  const next = safeNextPath(query.get("next") ?? wayBack(path, query));
  return (
    <nav aria-label="Account" className="flex flex-wrap items-center tablet:gap-3">
      {ENTRANCES.map(({ page, name }) => (
        <SiteLink
          key={page}
          href={entrancePath(page, next)}
          aria-current={path === page ? "page" : undefined}
          className="header-link"
        >
          <span>{name}</span>
        </SiteLink>
      ))}
    </nav>
  );
}

/** The page's address without marketing parameters, which every link carries on anyway. */
function wayBack(path: string, query: URLSearchParams): string | undefined {
  const kept = new URLSearchParams(query);
  for (const name of pickMarketingParams(kept).keys()) kept.delete(name);
  if (kept.size > 0) return `${path}?${kept}`;
  return path === "/" ? undefined : path;
}
