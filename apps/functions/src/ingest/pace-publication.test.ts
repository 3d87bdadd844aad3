import { expect, it, vi } from "vitest";

import { pacePublication } from "./pace-publication.ts";

function openPace() {
  let now = 1000;
  const publish = vi.fn<() => Promise<void>>(async () => {});
  const onFailed = vi.fn<(error: unknown) => void>();
  const publishIfDue = pacePublication(publish, { clock: () => now, onFailed });
  const pass = (seconds: number) => {
    now += seconds * 1000;
    return publishIfDue();
  };
  return { publish, onFailed, pass };
}

it("publishes every 15 s, however often requested", async () => {
  const { publish, pass } = openPace();
  await pass(14.9);
  expect(publish).not.toHaveBeenCalled();
  await pass(0.1);
  await pass(14.9);
  expect(publish).toHaveBeenCalledOnce();
  await pass(0.1);
  expect(publish).toHaveBeenCalledTimes(2);
});

it("reports a failure, and retries 15 s later", async () => {
  const { publish, onFailed, pass } = openPace();
  publish.mockRejectedValueOnce(new Error("unavailable"));
  await pass(15);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(new Error("unavailable"));
  await pass(15);
  expect(publish).toHaveBeenCalledTimes(2);
});
