"use client";

import { type ComponentType, useEffect, useState } from "react";

import { whenIdle } from "../../ui/when-idle.ts";
import { loadErrorNotice } from "./page-error.tsx";

/** What helps where the network is slow or away. None of it is needed at first, so it arrives when all else has. */
export function Resilience() {
  const [Arrived, setArrived] = useState<ComponentType>();
  useEffect(() => whenIdle(() => void arrive(setArrived)), []);
  return Arrived && <Arrived />;
}

async function arrive(show: (part: () => ComponentType) => void): Promise<void> {
  // What tells of a fault is here before one happens.
  void loadErrorNotice();
  try {
    const { ResilienceParts } = await import("./resilience-parts.tsx");
    show(() => ResilienceParts);
  } catch {
    // The network is away before it could be prepared for.
  }
}
