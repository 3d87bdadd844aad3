import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// A busy machine is no reason to fail: what is waited for may take longer than Testing Library's one second.
configure({ asyncUtilTimeout: 15_000 });

// Tests share one document, and each leaves it as a new browser would have it.
afterEach(async () => {
  cleanup();
  // Code that a part asked for as it was mounted may still write something down when it has come.
  await vi.dynamicImportSettled();
  // Once nothing is mounted that would ask for them: what follows is for the browser's own.
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
