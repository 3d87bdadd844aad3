import { announceNavigation } from "./features/offline/navigation-start.ts";
import { guardSinks } from "./platform/security/guard-sinks.ts";

// Next runs this file before it draws anything.
guardSinks();

/** Next calls this when it sets out for another page. */
export const onRouterTransitionStart = announceNavigation;
