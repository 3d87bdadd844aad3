"use client";

import type { AnchorHTMLAttributes, MouseEvent } from "react";

import { isPlainClick } from "../../ui/plain-click.ts";
import { useListingNavigation } from "./navigation-context.ts";

/** A link from one listing to another. Without JavaScript it is an ordinary one. */
export function ListingLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { go } = useListingNavigation();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(href);
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
