import { type ComponentType, lazy } from "react";

/** Replaces `next/dynamic` in unit tests (`vitest.config.ts`): like the app router's, without preloading. */
export default function dynamic<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
