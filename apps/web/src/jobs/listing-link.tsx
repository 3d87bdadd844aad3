"use client";

import type { AnchorHTMLAttributes, MouseEvent } from "react";

import { useListingNavigation } from "./listing-navigation.tsx";

/** A link from one listing to another. Without JavaScript it is an ordinary one. */
export function ListingLink({
  href,
  scroll = false,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; scroll?: boolean }) {
  const { go } = useListingNavigation();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    // A new tab, a download or a window of its own stays the browser's business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href, { scroll });
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
