"use client";

import { type ComponentType, useEffect, useState } from "react";

import { whenIdle } from "../../ui/when-idle.ts";
import { loadErrorNotice } from "./page-error.tsx";

/** Support for slow and missing networks. Not needed at first, so it loads when idle. */
export function Resilience() {
  const [Arrived, setArrived] = useState<ComponentType>();
  useEffect(() => whenIdle(() => void arrive(setArrived)), []);
  return Arrived && <Arrived />;
}

async function arrive(show: (part: () => ComponentType) => void): Promise<void> {
  // Preload the error page before it is needed.
  void loadErrorNotice();
  try {
    const { ResilienceParts } = await import("./resilience-parts.tsx");
    show(() => ResilienceParts);
  } catch {
    // The network went away before this code loaded.
  }
}
