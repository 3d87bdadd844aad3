"use client";

import { lazy, Suspense, useRef } from "react";

import { SiteLink } from "../../ui/site-link.tsx";
import { PRIVATE_PAGES } from "./private-paths.ts";

// Most visitors are signed out, and need none of its code.
const LogOutButton = lazy(async () => ({ default: (await import("./log-out-button.tsx")).LogOutButton }));

const MENU = "account-menu";
// As wide as the one whose code is on its way, so that nothing moves when that comes late.
const LOG_OUT_SHAPE = (
  <button type="button" disabled className="header-link">
    <span>Log out</span>
  </button>
);

/** A signed-in person's pages and the way out: a line of links, on narrow windows a menu the browser opens itself. */
export function AccountMenu({ path }: { path: string }) {
  const menu = useRef<HTMLElement>(null);
  // The header outlives the page a link in the menu was followed from.
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
