"use client";

import { type AnchorHTMLAttributes, type MouseEvent, use } from "react";

import { isPlainClick } from "../../ui/plain-click.ts";
import { resolvePath, ShownContext, type Target, useListingNavigation } from "./navigation-context.ts";

/**
 * A link from one listing to another. Without JavaScript it is a plain link; with it, it changes the latest requested
 * listing, which may still be loading.
 */
export function ListingLink({
  to,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: Target }) {
  const { go, prefetch } = useListingNavigation();
  const shown = use(ShownContext);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(to);
  }

  return (
    <a {...rest} href={resolvePath(to, shown)} onPointerDown={() => prefetch?.(to)} onClick={follow}>
      {children}
    </a>
  );
}
