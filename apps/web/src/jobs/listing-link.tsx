"use client";

import type { AnchorHTMLAttributes, MouseEvent, PointerEvent } from "react";

import { isPlainClick } from "../ui/plain-click.ts";
import { useListingNavigation } from "./listing-navigation.tsx";

/** A link from one listing to another. Without JavaScript it is an ordinary one. */
export function ListingLink({
  href,
  scroll = false,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; scroll?: boolean }) {
  const { go, prepare } = useListingNavigation();

  // A finger that comes down may be about to scroll.
  function press(event: PointerEvent<HTMLAnchorElement>) {
    if (event.pointerType !== "touch" && isPlainClick(event)) prepare(href);
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(href, { scroll });
  }

  return (
    <a {...rest} href={href} onPointerDown={press} onClick={follow}>
      {children}
    </a>
  );
}
