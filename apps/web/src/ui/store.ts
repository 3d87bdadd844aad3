import type { createStore } from "jotai";

/** What holds the atoms' values: one for each tab, and on the server one for each request. */
export type Store = ReturnType<typeof createStore>;
