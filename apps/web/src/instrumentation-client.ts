import { announceNavigation } from "./features/offline/navigation-start.ts";
import { guardSinks } from "./platform/security/guard-sinks.ts";

// Next runs this file before the first render.
guardSinks();

/** Next calls this when a navigation starts. */
export const onRouterTransitionStart = announceNavigation;
