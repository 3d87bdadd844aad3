import { afterEach, expect, it, vi } from "vitest";

import { readBrowserZone } from "./browser-zone.ts";

afterEach(() => vi.unstubAllGlobals());

it("is told by Temporal where the browser has it", () => {
  vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "America/Sao_Paulo" } });
  expect(readBrowserZone()).toBe("America/Sao_Paulo");
});

it("is told by Intl where it has not", () => {
  vi.stubGlobal("Temporal", undefined);
  expect(readBrowserZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
