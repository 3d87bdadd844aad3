"use client";

import { useRef } from "react";

import { SiteLink } from "../ui/site-link.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { PRIVATE_PAGES } from "./private-paths.ts";

const MENU = "account-menu";

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
            <LogOutButton />
          </li>
        </ul>
      </nav>
    </>
  );
}
