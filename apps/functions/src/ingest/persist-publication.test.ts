import { expect, it, vi } from "vitest";

import { persistPublication } from "./persist-publication.ts";

function openPublication() {
  const publish = vi.fn<() => Promise<void>>(async () => {});
  const pause = vi.fn<(milliseconds: number) => Promise<void>>(async () => {});
  const onFailed = vi.fn<(error: unknown) => void>();
  return { publish, pause, onFailed, persist: persistPublication(publish, { pause, onFailed }) };
}

it("publishes once if successful", async () => {
  const { publish, pause, persist } = openPublication();
  await persist();
  expect(publish).toHaveBeenCalledOnce();
  expect(pause).not.toHaveBeenCalled();
});

it("reports failures, and retries with increasing delays", async () => {
  const { publish, pause, onFailed, persist } = openPublication();
  publish.mockRejectedValueOnce(new Error("busy")).mockRejectedValueOnce(new Error("unavailable"));
  await persist();
  expect(publish).toHaveBeenCalledTimes(3);
  expect(pause.mock.calls).toEqual([[1000], [3000]]);
  expect(onFailed.mock.calls).toEqual([[new Error("busy")], [new Error("unavailable")]]);
});

it("gives up after the fourth failure, with its error", async () => {
  const { publish, persist } = openPublication();
  publish.mockRejectedValue(new Error("unavailable"));
  await expect(persist()).rejects.toThrow("unavailable");
  expect(publish).toHaveBeenCalledTimes(4);
});
