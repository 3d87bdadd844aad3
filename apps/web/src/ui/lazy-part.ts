import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/**
 * A part of a page whose code is loaded where it is shown. The server begins to load it with the page's own code: once it
 * is there, the markup stands in its place. A page rendered before may send it after the rest, to be put there by a script;
 * so what has to be read without scripts is no lazy part.
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
