import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/**
 * A lazy part of a page. The server loads its code with the page's own, so that later requests render it in place. The
 * first request may stream it out of order, which needs a script; so content that must be readable without scripts is
 * not lazy.
 *
 * @example const Notice = lazyPart(async () => (await import("./notice.tsx")).Notice);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  // Optional: without its code the page works.
  const loadPart = async () => ({ default: await load().catch(() => () => null) });
  const early = typeof window === "undefined" ? loadPart() : undefined;
  return lazy(() => early ?? loadPart());
}
