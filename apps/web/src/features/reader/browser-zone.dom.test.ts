import { afterEach, expect, it, vi } from "vitest";

import { readBrowserZone } from "./browser-zone.ts";

afterEach(() => vi.unstubAllGlobals());

it("comes from Temporal where supported", () => {
  vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "America/Sao_Paulo" } });
  expect(readBrowserZone()).toBe("America/Sao_Paulo");
});

it("comes from Intl otherwise", () => {
  vi.stubGlobal("Temporal", undefined);
  expect(readBrowserZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
