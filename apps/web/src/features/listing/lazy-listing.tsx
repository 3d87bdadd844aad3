"use client";

import dynamic from "next/dynamic";
import { Activity, type ComponentProps } from "react";

import type * as ListingCode from "./listing.tsx";

const RETRY_MS = 5000;

// Next preloads what is imported within the call.
const Listing = dynamic(async () => (await untilLoaded(() => import("./listing.tsx"))).Listing);

/**
 * The listing, whose code follows that of the page around it. Until it is there, links and form are the browser's own.
 * In an `Activity` React takes up the server's markup of a part by itself. Not in a `Suspense`: so large a part would
 * be sent out of its place, where nobody sees it without scripts.
 */
export function LazyListing(props: ComponentProps<typeof ListingCode.Listing>) {
  return (
    <Activity>
      <Listing {...props} />
    </Activity>
  );
}

/** Asks again where code does not arrive: the server's markup serves meanwhile, an error in its place would not. */
async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return untilLoaded(load);
  }
}
