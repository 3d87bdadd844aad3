import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Tests share one document, and each leaves it as a new browser would have it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=", 1)[0]}=; path=/; max-age=0`;
  history.replaceState(null, "", "/");
});
