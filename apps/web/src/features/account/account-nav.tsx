"use client";

import { pickMarketingParams } from "@farwork/domain/links";
import { usePathname, useSearchParams } from "next/navigation";
import { lazy, Suspense, useRef } from "react";

import { signInPath, safeNextPath } from "../../platform/session/next-path.ts";
import { useAuth } from "../../platform/session/session-atoms.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { PRIVATE_PAGES } from "./private-paths.ts";

const MENU = "account-menu";
// As wide as the real button, so that nothing moves when its code loads.
const LOG_OUT_SHAPE = (
  <button type="button" disabled className="header-link">
    <span>Log out</span>
  </button>
);

const SIGNED_OUT_LINKS = [
  { page: "/log-in", name: "Log in" },
  { page: "/sign-up", name: "Sign up" },
] as const;

/**
 * The header's account links. `hasCookie` decides while the identity service has not answered, so that the links are
 * usually right from the server's first byte and nothing jumps.
 */
export function AccountNav({ hasCookie }: { hasCookie: boolean }) {
  const { status } = useAuth();
  const path = usePathname();
  const isSignedIn = status === "signed-in" || (status !== "signed-out" && hasCookie);
  return isSignedIn ? <AccountMenu path={path} /> : <SignInLinks path={path} />;
}

/** Sign-in links that lead back to the current page, or from the front page to the dashboard. */
function SignInLinks({ path }: { path: string }) {
  const query = useSearchParams();
  const next = safeNextPath(query.get("next") ?? currentPath(path, query));
  return (
    <nav aria-label="Account" className="flex flex-wrap items-center tablet:gap-3">
      {SIGNED_OUT_LINKS.map(({ page, name }) => (
        <SiteLink
          key={page}
          href={signInPath(page, next)}
          aria-current={path === page ? "page" : undefined}
          className="header-link"
        >
          <span>{name}</span>
        </SiteLink>
      ))}
    </nav>
  );
}

/** The page's address without marketing parameters, which every link keeps anyway. */
function currentPath(path: string, query: URLSearchParams): string | undefined {
  const kept = new URLSearchParams(query);
  for (const name of pickMarketingParams(kept).keys()) kept.delete(name);
  if (kept.size > 0) return `${path}?${kept}`;
  return path === "/" ? undefined : path;
}

// Loaded on demand, since most visitors are signed out.
const LogOutButton = lazy(async () => ({ default: (await import("./log-out-button.tsx")).LogOutButton }));

/** The user's pages and log-out: a row of links, or a popover menu on narrow windows. */
function AccountMenu({ path }: { path: string }) {
  const menu = useRef<HTMLElement>(null);
  // The header stays when a link in the menu is followed.
  const close = () => menu.current?.hidePopover?.();

  return (
    <>
      <button type="button" popoverTarget={MENU} className="header-link desk:hidden">
        <span>Menu</span>
      </button>
      <nav ref={menu} id={MENU} popover="auto" aria-label="Account" className="account-menu">
        <ul className="contents">
          {PRIVATE_PAGES.map((page) => (
            <li key={page.path}>
              <SiteLink
                href={page.path}
                onClick={close}
                aria-current={path === page.path ? "page" : undefined}
                className="header-link"
              >
                <span>{page.name}</span>
              </SiteLink>
            </li>
          ))}
          <li>
            <Suspense fallback={LOG_OUT_SHAPE}>
              <LogOutButton />
            </Suspense>
          </li>
        </ul>
      </nav>
    </>
  );
}
