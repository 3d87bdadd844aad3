"use client";

import dynamic from "next/dynamic";
import { Activity, type ComponentProps } from "react";

import type * as ListingCode from "./listing.tsx";

const RETRY_MS = 5000;

// Next preloads modules imported within the call.
const Listing = dynamic(async () => (await untilLoaded(() => import("./listing.tsx"))).Listing);

/**
 * The listing, hydrated separately because its code loads after the rest of the page; until then, links and forms work
 * natively. `Activity` gives React a hydration boundary. `Suspense` would too, but the server streams large boundaries
 * out of order, which are invisible without scripts.
 */
export function LazyListing(props: ComponentProps<typeof ListingCode.Listing>) {
  return (
    <Activity>
      <Listing {...props} />
    </Activity>
  );
}

/** Retries failed loads. The server's markup works meanwhile; an error would replace it. */
async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return untilLoaded(load);
  }
}
