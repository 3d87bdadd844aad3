import type { createStore } from "jotai";

/** Holds the atoms' values: one per tab, and on the server one per request. */
export type Store = ReturnType<typeof createStore>;
