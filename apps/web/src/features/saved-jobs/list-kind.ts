"use client";

import { createContext } from "react";

import type { MarkKind } from "./mark.ts";

/** Of which list the surrounding entry is one: there, taking a job off shows in its place, with the way back. */
export const ListKindContext = createContext<MarkKind | undefined>(undefined);
