import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/**
 * A part of a page whose code is loaded where it is shown. On the server it is loaded with what shows it: its markup then
 * stands in its place, where it would else follow the page and be shown by a script.
 *
 * @example const Notice = lazyPart(async () => (await import("./notice.tsx")).Notice);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  // Where the code does not arrive, the page is whole without it.
  const loadPart = async () => ({ default: await load().catch(() => () => null) });
  const early = typeof window === "undefined" ? loadPart() : undefined;
  return lazy(() => early ?? loadPart());
}
