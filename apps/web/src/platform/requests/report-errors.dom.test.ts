import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { BrowserError } from "./browser-error.ts";
import { reportErrors } from "./report-errors.ts";

const send = vi.fn<(address: string, init: { body: string }) => Promise<Response>>(
  async () => new Response(),
);
beforeEach(() => {
  send.mockClear();
  vi.stubGlobal("fetch", send);
});

describe("an error in a browser", () => {
  it("is reported by kind and place, without its message, and only a few times", () => {
    const stop = reportErrors();
    const error = new TypeError("ada@example.com\nis at home");
    for (let times = 0; times < 9; times += 1) dispatchEvent(new ErrorEvent("error", { error }));
    stop();
    dispatchEvent(new ErrorEvent("error", { error }));
    expect(send).toHaveBeenCalledTimes(5);
    const [address, { body }] = send.mock.calls[0] ?? ["", { body: "" }];
    expect(address).toBe("/api/errors");
    expect(z.parse(BrowserError, JSON.parse(body))).toMatchObject({ name: "TypeError", route: "/" });
    expect(body).toContain("report-errors.dom.test.ts");
    expect(body).not.toMatch(/ada|home/);
  });
});
