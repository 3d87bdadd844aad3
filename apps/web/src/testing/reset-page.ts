import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// On a busy machine, waiting may take longer than Testing Library's one second.
configure({ asyncUtilTimeout: 15_000 });

// Happy DOM's reports no change of `document.cookie`, unlike a browser's.
Object.defineProperty(globalThis, "cookieStore", { value: undefined, configurable: true, writable: true });

// Tests share one document, and each leaves it like a new browser's.
afterEach(async () => {
  cleanup();
  // Lazily loaded code may still write something when it arrives.
  await vi.dynamicImportSettled();
  // After unmounting: the cleanup below needs the real globals.
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=", 1)[0]}=; path=/; max-age=0`;
  history.replaceState(null, "", "/");
});
