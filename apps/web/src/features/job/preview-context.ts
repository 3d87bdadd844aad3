"use client";

import { createContext, use } from "react";

export type Preview = {
  /** Whose posting is beside the list, or on its way there. */
  readonly jobId: string | undefined;
  /** Opens a posting beside the list, and says whether there is room for it. */
  readonly open: (jobId: string) => boolean;
  readonly close: () => void;
};

export const PreviewContext = createContext<Preview | undefined>(undefined);

/** The posting beside the list; undefined on pages that have none. */
export function usePreview(): Preview | undefined {
  return use(PreviewContext);
}
