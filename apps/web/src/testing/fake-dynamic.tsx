import { type ComponentType, lazy } from "react";

/** What unit tests have in place of `next/dynamic` (`vitest.config.ts`): as the app router's, without its preloading. */
export default function dynamic<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
